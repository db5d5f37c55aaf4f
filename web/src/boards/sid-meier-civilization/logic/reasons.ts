/** What somebody most likely meant by pressing something that does nothing now, so that the rules can say why not. */
import { after } from '../../common/parts';
import { byId, cityOn, tileOf } from './squares';
import type { Ability, EventCard, MoveType, SmcMove, SmcTable, SquareId, Technology } from './types';

/** Questions whose answer is a square: whoever presses another one meant to answer them there. */
const ON_A_SQUARE: MoveType[] = ['PlaceCapital', 'PlaceArmy', 'PlaceScout', 'Place', 'ChooseSquare'];

function bySquare(table: SmcTable, square: SquareId, selected: readonly string[]): SmcMove | null {
  const { view, seat, moves, prompt } = table;
  const there = byId(view).get(square);
  const asked = ON_A_SQUARE.find((type) => moves.some((move) => move.type === type));
  if (asked) {
    return { type: asked, square } as SmcMove;
  }
  const person = moves.find((move) => move.type === 'PlacePerson');
  if (person && (selected.some((thing) => thing.startsWith('person:')) || prompt?.name === 'NewPerson')) {
    return { ...person, square } as SmcMove;
  }
  switch (prompt?.name) {
    case 'March':
      return there || !tileOf(view, square) ? { type: 'Go', square } : { type: 'Discover', square };
    case 'Movement':
      return there?.owner === seat && there.armies + there.scouts > 0
        ? { type: 'MoveFigures', from: square, armies: there.armies, scouts: there.scouts }
        : selected.some((thing) => thing.startsWith('square:'))
          ? { type: 'Go', square }
          : null;
    case 'CityManagement':
      return cityOn(view, square) ? { type: 'UseCity', city: square } : null;
    case 'StartOfTurn':
      return there?.owner !== seat
        ? null
        : { type: there?.scouts === 0 ? 'BuildCityWithArmy' : 'BuildCity', square };
    default:
      return null;
  }
}

export function meantBy(thing: string, selected: readonly string[], table: SmcTable): SmcMove | null {
  const kind = thing.slice(0, thing.indexOf(':'));
  const has = (type: MoveType) => table.moves.some((move) => move.type === type);
  switch (kind) {
    case 'square':
      return bySquare(table, after(thing), selected);
    case 'card':
      return { type: has('LetPass') ? 'CancelByCard' : 'PlayEvent', card: after(thing) as EventCard };
    case 'ability':
      return { type: 'UseAbility', ability: after(thing) as Ability };
    case 'technology':
      return {
        type: has('ChooseTechnology') ? 'ChooseTechnology' : 'Research',
        technology: after(thing) as Technology,
      };
    case 'item':
      return { type: 'Produce', item: after(thing), trade: 0 };
    case 'unit':
      return { type: 'PlayUnit', unit: after(thing) };
    case 'front':
      return { type: 'AttackFront', front: Number(after(thing)) };
    case 'track':
      return { type: 'AdvanceCulture' };
    default:
      return null;
  }
}
