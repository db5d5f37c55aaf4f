import { momentsOf } from './moments';
import type { CivilizationEvent, CivilizationMove, CivilizationView } from '../civilization/types';
import file from './civilization.json';

export type MomentName = keyof typeof file;

export const { MOMENTS, moment } = momentsOf<
  CivilizationView,
  CivilizationMove,
  CivilizationEvent,
  MomentName
>(file);
