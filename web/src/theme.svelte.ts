/** Light or dark: as the system says, until somebody chooses. */
import { keep, kept } from './keep';

export type Theme = 'light' | 'dark';

class Look {
  private readonly system = matchMedia('(prefers-color-scheme: dark)');
  private systemDark = $state(this.system.matches);
  private chosen = $state<Theme | null>(readTheme(kept('theme')));

  constructor() {
    this.system.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get current(): Theme {
    return this.chosen ?? (this.systemDark ? 'dark' : 'light');
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    keep('theme', theme);
  }
}

function readTheme(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' ? text : null;
}

export const theme = new Look();
