/** What somebody most likely meant by pressing something that cannot be played, so that the rules can say why not. */
import { marchOf, type Aim } from './choices';
import { byId, cityOn, tileOf } from './squares';
import type { Ability, EventCard, SmcMove, SmcView, SquareId, Technology } from './types';

export function meantBySquare(
  view: SmcView,
  seat: number,
  moves: readonly SmcMove[],
  aim: Aim,
  square: SquareId,
): SmcMove | null {
  const has = (type: SmcMove['type']) => moves.some((move) => move.type === type);
  const there = byId(view).get(square);
  const own = there?.owner === seat;
  const march = marchOf(view, seat);
  const city = cityOn(view, square);
  if (aim.person) {
    return { type: 'PlacePerson', person: aim.person, square };
  }
  if (aim.group) {
    const { from, armies, scouts } = aim.group;
    return { type: 'MoveFigures', from, armies, scouts };
  }
  if (march) {
    return !there && tileOf(view, square) ? { type: 'Discover', square } : { type: 'Go', square };
  }
  if (has('PlaceCapital')) {
    return { type: 'PlaceCapital', square };
  }
  if (has('PlaceArmy')) {
    return { type: 'PlaceArmy', square };
  }
  if (has('PlaceScout')) {
    return { type: 'PlaceScout', square };
  }
  if (has('Place')) {
    return { type: 'Place', square };
  }
  if (has('KeepPerson')) {
    const move = moves.find((each) => each.type === 'PlacePerson');
    return move?.type === 'PlacePerson' ? { ...move, square } : null;
  }
  if (has('ChooseSquare')) {
    return { type: 'ChooseSquare', square };
  }
  switch (view.pending[0]?.step) {
    case 'start-of-turn':
      return own && there.scouts === 0 && there.armies > 0
        ? { type: 'BuildCityWithArmy', square }
        : { type: 'BuildCity', square };
    case 'city-management':
      return city ? { type: 'UseCity', city: square } : null;
    case 'movement':
      return own ? { type: 'MoveFigures', from: square, armies: there.armies, scouts: there.scouts } : null;
    default:
      return null;
  }
}

export function meantByCard(card: EventCard, moves: readonly SmcMove[]): SmcMove {
  const answering =
    moves.some(({ type }) => type === 'LetPass') && moves.some(({ type }) => type !== 'PlayEvent');
  const responding = answering && !moves.some(({ type }) => type === 'PlayEvent');
  return responding ? { type: 'CancelByCard', card } : { type: 'PlayEvent', card };
}

export function meantByAbility(ability: Ability): SmcMove {
  return { type: 'UseAbility', ability };
}

export function meantByTechnology(technology: Technology, moves: readonly SmcMove[]): SmcMove {
  return moves.some(({ type }) => type === 'ChooseTechnology')
    ? { type: 'ChooseTechnology', technology }
    : { type: 'Research', technology };
}
