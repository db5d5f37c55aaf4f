/**
 * The same answer several times, where the same small question comes again and again: as one gesture if nothing comes in
 * between, else one after the other, as long as the question is the same. What was not thought of ends it.
 */
import { name } from '../../text';
import { powersOf } from './looks';
import type { InnerSeaMove, SeaTable } from './types';
import { words } from './words';

export interface Often {
  say: string;
  move: InnerSeaMove;
  most: number;
  /** What is answered to what a use asks in between. */
  between?: InnerSeaMove;
}

/** Where a use asks for nothing more, or for no more than can be left alone. */
const AT_ONCE = new Set(['ScoringUses', 'AfterOrder', 'Acquire', 'DrawStep']);

const same = (one: InnerSeaMove, other: InnerSeaMove) => JSON.stringify(one) === JSON.stringify(other);
const sameLoss = (args: Record<string, unknown> | undefined) => `${args?.['area']}`;

/** What can be answered several times to the present question: a use of a Wonder, a white disk that is lost. */
export function oftenOf({ view, moves, prompt, pointing }: SeaTable): Often[] {
  if (pointing.gesture.length > 0 || pointing.selected.length > 0) {
    return [];
  }
  return moves
    .flatMap((move): Often[] => {
      if (move.type === 'UseWonder' && AT_ONCE.has(prompt?.name ?? '')) {
        const most = view.wonders.find(({ wonder }) => wonder === move.wonder)?.disks ?? 0;
        const swaps = prompt?.name === 'AfterOrder';
        return [{ say: name(move.wonder), move, most, ...(swaps && { between: { type: 'Done' } as const }) }];
      }
      if (move.type === 'RemoveDisks' && move.count === 1 && prompt?.name === 'LoseHere') {
        const own = powersOf(view, view.seat).map(({ civilization }) => civilization);
        const stack = view.areas
          .find(({ area }) => area === move.area)
          ?.stacks.find(({ faction }) => own.includes(faction));
        return Number(prompt.args['white'] ?? 0) > 0
          ? [{ say: `−1 ${name(move.area)} (${words().white})`, move, most: stack?.allies ?? 0 }]
          : [];
      }
      return [];
    })
    .filter(({ most }) => most > 1);
}

export class Again {
  private left = 0;
  private often: Often | null = null;
  private asks = '';
  private about = '';

  constructor(private readonly table: () => SeaTable) {}

  async begin(often: Often, times: number): Promise<void> {
    const table = this.table();
    const all = Array.from({ length: times }, () => [often.move, ...(often.between ? [often.between] : [])]);
    const gesture = all.flat();
    const { question } = table;
    const whole = await table.session.preview(gesture, true);
    if (question !== table.question) {
      return;
    }
    if (whole) {
      table.play(...gesture);
      return;
    }
    this.often = often;
    this.left = times - 1;
    this.asks = table.prompt?.name ?? '';
    this.about = sameLoss(table.prompt?.args);
    table.play(often.move);
  }

  /** The question may have changed. */
  goOn(): void {
    const table = this.table();
    const { often } = this;
    if (!often || !table.asked || table.busy) {
      return;
    }
    const { prompt, moves } = table;
    const between = often.between;
    const isSame = prompt?.name === this.asks && sameLoss(prompt.args) === this.about;
    const white = prompt?.name !== 'LoseHere' || Number(prompt.args['white'] ?? 0) > 0;
    if (this.left > 0 && isSame && white && moves.some((move) => same(move, often.move))) {
      this.left--;
      table.play(often.move);
    } else if (
      between &&
      prompt?.name === 'TargetCivilization' &&
      moves.some((move) => same(move, between))
    ) {
      table.play(between);
    } else {
      this.often = null;
    }
  }
}
