/** A set of things that nobody changes. */
export const setOf = (things: Iterable<string>): ReadonlySet<string> => new Set(things);
