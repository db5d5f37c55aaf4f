/** A set of things that nobody changes. */
export const setOf = (things: Iterable<string>): ReadonlySet<string> => new Set(things);

/** Equal things together, each once with its number, in the order in which they come. */
export const counted = <Each>(things: readonly Each[]): { each: Each; count: number }[] =>
  [...new Set(things)].map((each) => ({ each, count: things.filter((other) => other === each).length }));
