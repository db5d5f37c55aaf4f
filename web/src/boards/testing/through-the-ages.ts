/** Of the components only what lies on the tables of these moments. */
import { momentsOf } from './moments';
import file from './through-the-ages.json';
import type { AgesEvent, AgesMove, AgesView, Printed } from '../through-the-ages/logic/types';

export type MomentName = keyof typeof file.moments;

export const COMPONENTS = file.components as unknown as Printed;
export const { MOMENTS, moment } = momentsOf<AgesView, AgesMove, AgesEvent, MomentName>(file.moments);
