/** How a view that nobody has drawn yet is read. */

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** A value that fits into one line: plain, or a list of plain ones. */
export function isLine(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** The columns of a list of like things that can be shown as a table; null if it cannot. */
export function columns(list: readonly unknown[]): string[] | null {
  const names = new Set<string>();
  for (const each of list) {
    if (isPlain(each) || Array.isArray(each) || !Object.values(each as object).every(isLine)) {
      return null;
    }
    Object.keys(each as object).forEach((key) => names.add(key));
  }
  return list.length > 1 ? [...names] : null;
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
