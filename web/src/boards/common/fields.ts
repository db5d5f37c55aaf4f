/** Most moves are pointed at by their verb and then by what each of their fields names. */
import type { Move } from '../../api/types';
import type { Part } from '../board';

type FieldOf<M> = M extends unknown ? Exclude<keyof M, 'type'> : never;
type ValueOf<M, F extends PropertyKey> = M extends Record<F, infer Value> ? Value : never;

/** How the fields of moves are pointed at, in the order in which a person does it. */
export type Fields<M extends Move> = { [F in FieldOf<M>]?: (value: ValueOf<M, F>) => Part };

export function partsByField<M extends Move>(move: M, fields: Fields<M>): Part[] {
  return Object.entries(fields as Record<string, (value: unknown) => Part>).flatMap(([field, part]) => {
    const value = (move as unknown as Record<string, unknown>)[field];
    return value === undefined || value === null ? [] : [part(value)];
  });
}
