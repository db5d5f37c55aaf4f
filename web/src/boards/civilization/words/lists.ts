/** Numbers and lists as both languages write them. */
export const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const list = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
