import type { Components } from '../../api/types';
import { momentsOf } from './moments';
import file from './sid-meier-civilization.json';
import type { SmcEvent, SmcMove, SmcView } from '../sid-meier-civilization/logic/types';

const { components, ...all } = file;

export type MomentName = keyof typeof all;

export const COMPONENTS = components as unknown as Components;
export const { MOMENTS, moment } = momentsOf<SmcView, SmcMove, SmcEvent, MomentName>(all);
