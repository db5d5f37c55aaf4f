/** How a view that nobody has drawn yet is read. */

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** `cardsInHand` → "Cards in hand": the words of the code, where a game has no others. */
export function readable(field: string): string {
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that hold the number of a seat, by the names the games use. */
export function isSeatField(field: string): boolean {
  return /^(seat|owner|victim|attacker|defender|player|.*Seat)$/.test(field);
}
