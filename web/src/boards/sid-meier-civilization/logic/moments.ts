import type { Components } from '../../../api/types';
import { momentsOf } from '../../common/moments';
import file from './moments.json';
import type { SmcEvent, SmcMove, SmcView } from './types';

const { components, ...all } = file;

export type MomentName = keyof typeof all;

export const COMPONENTS = components as unknown as Components;
export const { MOMENTS, moment } = momentsOf<SmcView, SmcMove, SmcEvent, MomentName>(all);
