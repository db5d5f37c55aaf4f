/** Short messages that come and go: problems, and things done. */
import { ProblemError } from './api/client';
import type { Words } from './api/types';

export interface Toast {
  id: number;
  kind: 'info' | 'problem';
  words: Words;
}

const SHOWN_MS = 7000;
const MOST = 4;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private next = 1;

  tell(words: Words, kind: Toast['kind'] = 'info'): void {
    const toast = { id: this.next++, kind, words };
    const others = this.list.filter((other) => other.words.en !== words.en);
    this.list = [...others, toast].slice(-MOST);
    setTimeout(() => this.dismiss(toast.id), SHOWN_MS);
  }

  /** Shows why something did not work. */
  problem(problem: unknown): void {
    if (problem instanceof ProblemError) {
      this.tell(problem.refusal?.message ?? problem.words, 'problem');
    } else {
      console.error(problem);
      this.tell(
        { en: 'Something went wrong in this page.', es: 'Algo ha fallado en esta página.' },
        'problem',
      );
    }
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
