/**
 * What somebody is about to do: the stack in the hand and how many of it, the question that is open beside an area, the plan
 * that is being carried out, and the last "why not?". Everything but the plan is dropped when the position changes.
 */
import type { Reason } from '../../api/types';
import type { BoardProps } from '../board';
import {
  areasOfMove,
  choicesOf,
  freshIn,
  ofType,
  press,
  sameMove,
  shipArea,
  spotsOf,
  usualCount,
  type Choice,
} from './logic/choices';
import { marchPlan, step, tokensPlan, type Plan } from './logic/plans';
import { meantByArea } from './logic/reasons';
import type { AreaId, CivilizationEvent, CivilizationMove, CivilizationView, MoveOf } from './logic/types';

export type Table = BoardProps<CivilizationView, CivilizationMove, CivilizationEvent>;

/** Why something cannot be done, and where that is to be said: at an area, or in a panel. */
export interface Refused {
  area: AreaId | null;
  reason: Reason;
}

/** A plan that makes no headway is given up after so many tries. */
const TRIES = 4;

export class Aiming {
  source = $state.raw<AreaId | null>(null);
  count = $state(1);
  /** The question at an area: which of these? */
  asked = $state.raw<{ area: AreaId; choices: Choice[] } | null>(null);
  refused = $state.raw<Refused | null>(null);
  private plan = $state.raw<Plan | null>(null);
  private tries = 0;
  private seen: CivilizationView | null = null;

  readonly playable = $derived.by(() => {
    const { past, busy, seat } = this.table;
    return !past && !busy && seat !== null && this.plan === null;
  });
  /** A plan is under way: the board waits for it. */
  readonly busy = $derived.by(() => this.plan !== null);
  /** Shown while a move is on its way, too: the board must not flicker. */
  readonly moves = $derived.by(() => (this.table.past ? [] : this.table.moves));
  readonly choices = $derived.by(() => choicesOf(this.moves, this.table.view));
  readonly spots = $derived.by(() => spotsOf(this.choices, this.source));
  readonly advised = $derived.by(() => areasOfMove(this.table.hint, this.table.view));
  /** The own ships that can set out, by the area where they lie. */
  readonly ships = $derived.by(() => {
    return this.of('Embark').flatMap(({ ship }) => {
      const area = shipArea(this.table.view, this.table.seat ?? -1, ship);
      return area ? [{ ship, area }] : [];
    });
  });

  private readonly see: () => Table;
  private readonly onplay: () => void;

  constructor(see: () => Table, onplay: () => void = () => undefined) {
    this.see = see;
    this.onplay = onplay;
  }

  get table(): Table {
    return this.see();
  }

  isAdvised(move: CivilizationMove): boolean {
    return sameMove(move, this.table.hint);
  }

  /** The moves of one kind that can be made now. */
  of<T extends CivilizationMove['type']>(type: T): MoveOf<T>[] {
    return ofType(this.moves, type);
  }

  can(move: CivilizationMove): boolean {
    return this.moves.some((each) => sameMove(each, move));
  }

  drop(): void {
    this.source = null;
    this.asked = null;
    this.refused = null;
  }

  /** One step back: first the question, then what is in the hand. */
  back(): void {
    if (this.asked || this.refused) {
      this.asked = null;
      this.refused = null;
    } else {
      this.drop();
    }
  }

  play(move: CivilizationMove): void {
    if (this.playable) {
      this.drop();
      this.onplay();
      this.table.play(move);
    }
  }

  /** Begins a plan of several moves. */
  carryOut(plan: Plan): void {
    if (this.playable) {
      this.drop();
      this.onplay();
      this.plan = plan;
      this.tries = 0;
      this.seen = null;
      this.goOn();
    }
  }

  /** The next move of the plan, once the answer to the last one is there. */
  goOn(): void {
    const { plan } = this;
    const { view, moves, busy, past } = this.table;
    if (!plan || busy) {
      return;
    }
    this.tries = this.seen === view ? this.tries + 1 : 0;
    this.seen = view;
    const next = past || this.tries >= TRIES ? null : step(plan, view, moves);
    if (next) {
      this.table.play(next);
    } else {
      this.plan = null;
    }
  }

  pressArea(area: AreaId): void {
    this.asked = null;
    this.refused = null;
    const pressed = press(this.choices, this.source, area);
    switch (pressed.does) {
      case 'play':
        this.lose(pressed.move, area);
        break;
      case 'march':
        this.march(pressed.from, pressed.to, this.count);
        break;
      case 'ask':
        this.asked = { area, choices: pressed.choices };
        break;
      case 'take':
        this.take(pressed.source);
        break;
      case 'drop':
        this.source = null;
        break;
      case 'nothing':
        this.pressNothing(area);
    }
  }

  private take(area: AreaId): void {
    this.source = area;
    this.count = usualCount(this.table.view, this.table.seat ?? 0, area);
  }

  private pressNothing(area: AreaId): void {
    // An area with nothing but a ship that can set out.
    const ship = this.ships.find((each) => each.area === area)?.ship;
    if (ship !== undefined && this.source === null) {
      this.play({ type: 'Embark', ship });
    } else {
      this.why(
        meantByArea(this.table.view, this.table.seat ?? 0, this.moves, this.source, area, this.count),
        area,
      );
    }
  }

  /** Of several tokens in an area somebody may lose more than one at once. */
  private lose(move: CivilizationMove, area: AreaId): void {
    if (move.type === 'LoseToken' || move.type === 'PickToken') {
      if (this.mostOf(move) > 1) {
        this.asked = { area, choices: [{ move, source: null, target: area }] };
        return;
      }
    }
    this.play(move);
  }

  /** How many tokens of an area could be lost or picked at once. */
  mostOf(move: MoveOf<'LoseToken'> | MoveOf<'PickToken'>): number {
    const { view, seat, prompt } = this.table;
    const area = view.areas.find((each) => each.area === move.area);
    const points = Number(prompt?.args['points'] ?? 1);
    if (move.type === 'PickToken') {
      const victim = Number(prompt?.args['victim'] ?? seat);
      const tokens = area?.tokens.find((each) => each.seat === victim)?.count ?? 0;
      return Math.min(points, tokens - (area?.marked ?? 0));
    }
    const tokens = area?.tokens.find((each) => each.seat === seat)?.count ?? 0;
    const stays = view.calamities[0]?.card === 'epidemic' && area?.city !== seat ? 1 : 0;
    return Math.min(points, tokens - stays);
  }

  takeTokens(move: MoveOf<'LoseToken'> | MoveOf<'PickToken'>, count: number): void {
    const { view, seat } = this.table;
    this.carryOut(tokensPlan(view, seat ?? 0, move, count));
  }

  march(from: AreaId, to: AreaId, count: number): void {
    const { view } = this.table;
    this.carryOut(marchPlan(view, from, to, Math.max(1, Math.min(count, freshIn(view, from)))));
  }

  pressShip(ship: number): void {
    const move: CivilizationMove = { type: 'Embark', ship };
    if (this.can(move)) {
      this.play(move);
    } else {
      const area = shipArea(this.table.view, this.table.seat ?? -1, ship);
      if (area) {
        this.why(move, area);
      }
    }
  }

  /** Asks the rules why a move cannot be made; only of somebody who is asked something. */
  why(move: CivilizationMove | null, area: AreaId | null): void {
    if (!this.playable || this.table.moves.length === 0 || move === null) {
      this.drop();
      return;
    }
    const { view } = this.table;
    void this.table.why(move).then(
      (reason) => {
        if (reason && this.table.view === view) {
          this.refused = { area, reason };
        }
      },
      () => undefined, // no answer, no reason: the shell tells about trouble
    );
  }
}
