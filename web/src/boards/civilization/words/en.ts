import { listed } from '../../../text/lists';
import { many } from '../../common/words';

export const en = {
  yourNation: (nation: string) => `You play ${nation}.`,
  oneAway: (who: string) => `${who} is one space from the end of the match.`,
  act: {
    ship: (where: string) => `the ship at ${where}`,
    which: (which: number, of: number) => ` (${which} of ${of})`,
    offer: (who: string, count: number, named: string, wish: string | null): string =>
      `${who}: ${count} with ${named}${wish === null ? '' : ` for ${wish}`}`,
    startsIn: (nation: string, area: string) => `${nation}, from ${area}`,
    lead: (nation: string) => `Play ${nation}`,
    some: (count: number) => many(count, 'token', 'tokens'),
    of: (count: number, card: string) => (count === 1 ? card : `${count} ${card}`),
    mine: (count: number, named: string) => `my ${count} cards with ${named}`,
    post: (named: string) => `Offer it, naming ${named}`,
    answer: (named: string) => `Answer, naming ${named}`,
    postNaming: 'Name something else …',
    postTo: 'Only to …',
    priced: (card: string, price: number) => (price === 0 ? `${card} (free)` : `${card} for ${price}`),
    payLike: (cards: string[], treasury: number): string =>
      `Pay with ${listed([...cards, ...(treasury > 0 ? [`${treasury} from the treasury`] : [])], 'en')}`,
    payAll: (ships: number) =>
      ships === 2 ? 'Pay for both ships from the treasury' : `Pay for all ${ships} ships from the treasury`,
    done: {
      ships: 'Build no ships',
      moreShips: 'No more ships',
      travel: 'End my movement',
      cities: 'No more cities',
      gold: 'No',
      nothing: 'Buy nothing',
      goOn: 'Go on',
      treasury: (left: number, some: boolean): string =>
        some ? `Pay the other ${left} from the treasury` : `Pay ${left} from the treasury`,
      enough: 'That is all',
      enoughWith: (left: number) => `That is all, with ${left} from the treasury`,
      keep: 'Keep the others',
      all: 'Keep all',
      orders: 'Nobody else',
    },
    fewer: {
      nothing: 'Buy nothing, and return trade cards',
      some: 'Return some cards',
      more: 'Return more than I must',
    },
  },
  nation: {
    start: (area: string) => `starts in ${area}`,
    cities: (cities: number, epoch: string) => `${epoch}: from ${many(cities, 'city', 'cities')} on`,
  },
  map: 'Map',
  stages: { market: 'Market', cards: 'Civilization', table: 'Succession' },
  area: {
    limit: (limit: number) => `room for ${limit}`,
    site: 'city site',
    plain: (plain: string, safe: boolean) =>
      `flood plain (${plain})${safe ? '; a city on this site is safe from floods' : ''}`,
    volcano: (volcano: string) => `volcano: ${volcano}`,
    sea: 'open sea',
    tokens: (count: number, who: string) => `${many(count, 'token', 'tokens')} of ${who}`,
    city: (who: string) => `city of ${who}`,
    ships: (count: number, who: string) => `${many(count, 'ship', 'ships')} of ${who}`,
    empty: 'empty',
    taken: 'taken: choose where to go',
    source: 'can move',
    target: 'can be chosen',
    advised: 'advised',
    grows: (count: number) => `will grow by ${count}`,
    surplus: (count: number) =>
      count === 1 ? '1 of your tokens has no room here' : `${count} of your tokens have no room here`,
    fight: (sides: string[]) => `there will be a fight (${sides.join(', ')})`,
    fights: (which: string[]) => `Fights that await you: ${which.join(' · ')}`,
    cityFights: (area: string) => `the city of ${area}`,
    cityFalls: (area: string) => `the city of ${area}, which cannot hold out`,
  },
  calamity: 'calamity',
  levied: (levy: number): string =>
    levy === 0
      ? 'two from the treasury'
      : levy === 1
        ? 'one from there, one from the treasury'
        : 'two tokens from there',
  hand: {
    title: 'Your trade cards',
    value: (value: number) => `worth ${value}`,
    empty: 'no trade cards',
    put: (count: number) => `${count} in the offer`,
    treasury: (count: number) => `treasury ${count}`,
  },
  market: {
    closed: 'The market is closed. It opens when the trade cards have been drawn.',
    none: 'Nobody has offered anything yet.',
    trading: 'looking around',
    listens: 'listening to offers',
    out: 'fewer than three cards',
    who: 'At the market',
    cards: (count: number) => many(count, 'card', 'cards'),
    worth: (value: number) => `worth ${value}`,
    truly: (card: string) => `with ${card}`,
    says: (card: string) => `“${card} too”, so they say`,
    youSay: (card: string) => `“${card} too”, so you say`,
    wants: (card: string) => `wants ${card}`,
    only: (who: string) => `for ${who} only`,
    forYou: 'for you only',
    yours: 'Your offer',
    answerOf: (who: string) => `${who} answers`,
    yourAnswer: 'Your answer',
    inIt: 'You give',
    could: 'Could be',
    or: ' or ',
    orCalamities: (count: number) => many(count, 'calamity', 'calamities'),
    certain: 'Can only be',
    notInterested: (who: string[]) => `Not interested: ${listed(who, 'en')}`,
    handAfter: (now: number, least: number, most: number) =>
      `Your hand is worth ${now}; with this deal, ${least === most ? least : `${least} to ${most}`}`,
    draft: 'You offer',
    draftAnswer: (who: string) => `You answer ${who}`,
    nothing: 'nothing yet: press cards of your hand, at least three',
    total: (count: number, value: number) => `${many(count, 'card', 'cards')} worth ${value}`,
    rest: (value: number) => `you keep ${value}`,
    takeOut: (card: string) => `Take ${card} out`,
    ask: 'In return I want',
    claim: 'And I say there is also',
    unsaid: 'nothing special',
    news: 'Just now',
    thinking: (who: string[]) => `${listed(who, 'en')} ${who.length === 1 ? 'is' : 'are'} still thinking`,
    stacks: 'Stacks, and cards left in them',
    redOnTop: 'a red calamity on top',
    stack: (stack: number, size: number) => `stack ${stack}: ${many(size, 'card', 'cards')}`,
    calamities: 'Calamities in the open',
    calamityOf: (who: string) => `will strike ${who}`,
    from: (who: string) => `passed on by ${who}`,
  },
  plan: {
    free: 'free',
    owned: 'yours',
    owners: 'owned by',
    gives: 'off',
    state: (state: string, missing: number, left: number): string =>
      state === 'none-left'
        ? 'none left'
        : state === 'law-first'
          ? 'needs Law first'
          : state === 'eleven-held'
            ? 'eleven at most'
            : state === 'chosen'
              ? 'chosen'
              : missing > 0
                ? `you are ${missing} short`
                : many(left, 'copy left', 'copies left'),
  },
  table: {
    title: 'Succession table',
    final: 'end',
    next: (space: number) => `To space ${space}`,
    free: 'no condition',
    arrived: 'has arrived',
    falls: 'without a city: falls back',
    needs: {
      cities: (has: number, needs: number) => `cities ${has}/${needs}`,
      groups: (has: number, needs: number) => `groups of cards ${has}/${needs}`,
      cards: (has: number, needs: number) => `civilization cards ${has}/${needs}`,
      points: (has: number, needs: number, hidden: boolean) =>
        `points ${has}${hidden ? ' + hand' : ''}/${needs}`,
    },
    time: (space: number, goal: number) => `Time: ${space} of ${goal}`,
    order: 'Order in this phase',
    points:
      'The number beside each player: points in civilization cards and treasury. Trade cards in hand come on top, but they are secret. The place on this table decides the match.',
  },
  story: {
    conflict: (area: string) => `Fighting in ${area}`,
    revolt: 'Revolts',
    cards: 'Trade cards',
    deals: 'Deals',
    purchases: 'Purchases',
    reductions: 'Cities reduced',
    table: 'Succession table',
    lost: (who: string, tokens: number, cities: number, areas: string[]): string =>
      `${who} loses ${listed([...(tokens > 0 ? [many(tokens, 'token', 'tokens')] : []), ...(cities > 0 ? [many(cities, 'city', 'cities')] : [])], 'en')} (${listed(areas, 'en')})`,
  },
  places: {
    order: {
      table: 'The space on the succession table decides; points decide between equal spaces.',
      cities: 'The space on the succession table decides; cities decide between equal spaces.',
      areas: 'Occupied areas decide; tokens on the map decide between equal numbers.',
    },
    space: (space: number, goal: number) => `space ${space} of ${goal}`,
    points: (points: number) => many(points, 'point', 'points'),
    cities: (cities: number) => many(cities, 'city', 'cities'),
    areas: (areas: number) => many(areas, 'area', 'areas'),
    tokens: (tokens: number) => many(tokens, 'token', 'tokens'),
  },
  facts: {
    tokens: 'tokens on the map',
    stock: 'tokens in stock',
    treasury: 'treasury',
    cities: 'cities',
    ships: 'ships',
    hand: 'trade cards in hand',
    cards: 'civilization cards',
    space: 'space on the succession table',
    of: (space: number, goal: number) => `${space} of ${goal}`,
    oneAway: 'one space from the end',
    oneToGo: '1 to go',
    owes: (points: number) => `must still lose ${points}`,
    tax: (tokens: number, revolts: number) =>
      `Next taxes: ${many(tokens, 'token', 'tokens')}${revolts > 0 ? `; ${many(revolts, 'city', 'cities')} will revolt` : ''}`,
    unsupported: (cities: number) => `${many(cities, 'city', 'cities')} without support`,
    trading: 'looking around',
    listens: 'listening',
    out: 'cannot trade',
  },
};

export type Words = typeof en;
