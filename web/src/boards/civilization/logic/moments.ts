import { momentsOf } from '../../common/moments';
import type { CivilizationEvent, CivilizationMove, CivilizationView } from '../types';
import file from './moments.json';

export type MomentName = keyof typeof file;

export const { MOMENTS, moment } = momentsOf<
  CivilizationView,
  CivilizationMove,
  CivilizationEvent,
  MomentName
>(file);
