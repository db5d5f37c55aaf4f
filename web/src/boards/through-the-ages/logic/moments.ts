/** Of the components only what lies on the tables of these moments. */
import { momentsOf } from '../../common/moments';
import file from './moments.json';
import type { AgesEvent, AgesMove, AgesView, Printed } from './types';

export type MomentName = keyof typeof file.moments;

export const COMPONENTS = file.components as unknown as Printed;
export const { MOMENTS, moment } = momentsOf<AgesView, AgesMove, AgesEvent, MomentName>(file.moments);
