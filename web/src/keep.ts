/** What the browser keeps for us. A browser that keeps nothing must not stop a match. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`ecumene.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(`ecumene.${key}`);
    } else {
      localStorage.setItem(`ecumene.${key}`, value);
    }
  } catch {
    // Full or forbidden: the wish is forgotten with the page.
  }
}
