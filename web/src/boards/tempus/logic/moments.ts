import { momentsOf } from '../../common/moments';
import file from './moments.json';
import type { TempusEvent, TempusMove, TempusView } from './types';

export type MomentName = keyof typeof file;

export const { MOMENTS, moment } = momentsOf<TempusView, TempusMove, TempusEvent, MomentName>(file);
