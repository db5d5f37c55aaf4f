import { momentsOf } from './moments';
import file from './tempus.json';
import type { TempusEvent, TempusMove, TempusView } from '../tempus/logic/types';

export type MomentName = keyof typeof file;

export const { MOMENTS, moment } = momentsOf<TempusView, TempusMove, TempusEvent, MomentName>(file);
