/** How a move is called on its button, what it would change, and what it should be warned of. */
import { name, say, seatName } from '../../../text';
import { words } from '../words';
import { civil, isUnit, military } from './cards';
import { forecast } from './forecast';
import { applied, clash, preview, type Change } from './preview';
import { bonds } from './ratings';
import type { AgesMove, AgesView } from './types';

export interface Deed {
  move: AgesMove;
  label: string;
  note: string;
  changes: Change[];
  warnings: string[];
  /** Rarely wanted: shown with less weight. */
  minor: boolean;
}

export function deedOf(view: AgesView, seat: number, move: AgesMove): Deed {
  return {
    move,
    label: labelOf(view, seat, move),
    note: noteOf(view, seat, move),
    changes: preview(view, seat, move),
    warnings: warningsOf(view, seat, move),
    minor: move.type === 'Destroy' || move.type === 'CancelPact' || move.type === 'Resign',
  };
}

export function labelOf(view: AgesView, seat: number, move: AgesMove): string {
  const text = words().deeds;
  const civ = view.seats[seat]!;
  switch (move.type) {
    case 'Take':
      return text.take;
    case 'Build':
      return isUnit(move.technology) ? text.unit : text.build;
    case 'Destroy':
      return isUnit(move.technology) ? text.disband : text.destroy;
    case 'Upgrade':
      return text.upgrade(name(move.to));
    case 'TurnIntoTheater':
      return text.theater(name(move.to));
    case 'IncreasePopulation':
      return text.population;
    case 'PlayLeader':
      return civ.leader ? text.replace(name(civ.leader)) : text.leader;
    case 'Develop':
      return civil(move.technology).type === 'government' ? text.peaceful : text.develop;
    case 'Revolt':
      return text.revolt;
    case 'PlayAction':
      return text.play;
    case 'PlayTactic':
      return text.tactic;
    case 'CopyTactic':
      return words().tactic.copy;
    case 'BuildStages':
      return text.stages(move.count);
    case 'PrepareEvent':
      return text.prepare;
    case 'PlayAggression':
      return text.attack(seatName(move.rival));
    case 'DeclareWar':
      return text.war(seatName(move.rival));
    case 'OfferPact':
      return move.side === 'both'
        ? text.offer(seatName(move.partner))
        : text.offerSide(seatName(move.partner), move.side);
    case 'AddBonus': {
      const { defence = 0, colonization = 0 } = military(move.card);
      return text.bonusCard(view.pending[0]?.question === 'defence' ? defence : colonization);
    }
    case 'AddCard':
      return text.anyCard;
    case 'SendUnit':
      return text.send;
    case 'DiscardCard':
      return text.discard;
    case 'LoseWorker':
      return text.loseWorker;
    case 'GiveBlueToken':
      return text.giveBlue;
    case 'Raze':
      return text.raze;
    case 'Decline':
      return view.pending[0]?.question === 'tuck-homer' ? words().homerStays : words().decline;
    default:
      return say(`move.${move.type}`, move);
  }
}

function noteOf(view: AgesView, seat: number, move: AgesMove): string {
  if (move.type === 'Take' && civil(move.card).type === 'action' && view.pending[0]?.question === 'actions') {
    return words().warnings.takenAction;
  }
  if (move.type !== 'PlayAggression' && move.type !== 'DeclareWar') {
    return '';
  }
  const { attack, defence } = clash(view, seat, move.rival);
  const ends = bonds(view.seats, seat).some(
    ({ card, partner }) => partner === move.rival && military(card).endsOnAttack,
  );
  return words().clash(attack, defence) + (ends ? `; ${words().bondsEnd}` : '');
}

/** Blunders that the rules allow. */
function warningsOf(view: AgesView, seat: number, move: AgesMove): string[] {
  const text = words().warnings;
  if (view.pending[0]?.question !== 'actions' || view.activeSeat !== seat) {
    return [];
  }
  const after = applied(view, seat, move);
  if (!after) {
    return [];
  }
  const then = { ...view, seats: view.seats.map((civ) => (civ.seat === seat ? after : civ)) };
  const [now, later] = [forecast(view, seat), forecast(then, seat)];
  return [
    ...(later.uprising && !now.uprising ? [text.uprisingAfter] : []),
    ...(later.missing > now.missing && !later.uprising ? [text.famineAfter] : []),
  ];
}
