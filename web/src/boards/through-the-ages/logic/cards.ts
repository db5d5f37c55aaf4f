/** What is printed on the cards, in numbers; the test compares it with the files of the game. Zeros are left out. */
import type { CivilCard, MilitaryCard } from './types';

export type CivilType =
  | 'farm'
  | 'mine'
  | 'lab'
  | 'temple'
  | 'arena'
  | 'library'
  | 'theater'
  | 'infantry'
  | 'cavalry'
  | 'artillery'
  | 'air'
  | 'civil'
  | 'colonization'
  | 'construction'
  | 'military'
  | 'government'
  | 'leader'
  | 'wonder'
  | 'action';

export type MilitaryType = 'event' | 'territory' | 'aggression' | 'war' | 'pact' | 'tactic' | 'bonus';

export interface CivilFacts {
  level: number;
  type: CivilType;
  /** Science to develop it, or to get there by a revolution. */
  develop?: number;
  revolution?: number;
  /** Resources for a worker on it. */
  build?: number;
  stages?: number[];
  /** What a blue token on it is worth. */
  token?: number;
  science?: number;
  culture?: number;
  strength?: number;
  happiness?: number;
  civil?: number;
  military?: number;
  /** How many urban buildings of a type the government allows. */
  limit?: number;
  blue?: number;
  colonization?: number;
  amounts?: number[];
}

export interface MilitaryFacts {
  level: number;
  type: MilitaryType;
  /** Military actions that it costs to play. */
  actions?: number;
  infantry?: number;
  cavalry?: number;
  artillery?: number;
  /** What an army adds, and what an obsolete one does. */
  army?: number;
  obsolete?: number;
  defence?: number;
  colonization?: number;
  food?: number;
  resources?: number;
  science?: number;
  culture?: number;
  workers?: number;
  cards?: number;
  yellow?: number;
  blue?: number;
  strength?: number;
  happiness?: number;
  sides?: 'one' | 'two';
  peace?: boolean;
  endsOnAttack?: boolean;
  amounts?: number[];
}

export const CIVIL: Record<CivilCard, CivilFacts> = {
  'A-agriculture': { level: 0, type: 'farm', build: 2, token: 1 },
  'I-irrigation': { level: 1, type: 'farm', develop: 3, build: 4, token: 2 },
  'II-selective-breeding': { level: 2, type: 'farm', develop: 5, build: 6, token: 3 },
  'III-mechanized-agriculture': { level: 3, type: 'farm', develop: 7, build: 8, token: 5 },
  'A-bronze': { level: 0, type: 'mine', build: 2, token: 1 },
  'I-iron': { level: 1, type: 'mine', develop: 5, build: 5, token: 2 },
  'II-coal': { level: 2, type: 'mine', develop: 7, build: 8, token: 3 },
  'III-oil': { level: 3, type: 'mine', develop: 9, build: 11, token: 5 },
  'A-philosophy': { level: 0, type: 'lab', build: 3, science: 1 },
  'I-alchemy': { level: 1, type: 'lab', develop: 4, build: 6, token: 1, science: 2 },
  'II-scientific-method': { level: 2, type: 'lab', develop: 6, build: 8, token: 2, science: 3 },
  'III-computers': { level: 3, type: 'lab', develop: 8, build: 11, token: 3, science: 5 },
  'A-religion': { level: 0, type: 'temple', build: 3, culture: 1, happiness: 1 },
  'I-theology': { level: 1, type: 'temple', develop: 2, build: 5, culture: 1, happiness: 2 },
  'II-organized-religion': { level: 2, type: 'temple', develop: 4, build: 7, culture: 1, happiness: 3 },
  'I-bread-and-circuses': { level: 1, type: 'arena', develop: 3, build: 3, strength: 1, happiness: 2 },
  'II-team-sports': { level: 2, type: 'arena', develop: 5, build: 5, strength: 2, happiness: 3 },
  'III-professional-sports': { level: 3, type: 'arena', develop: 7, build: 8, strength: 3, happiness: 4 },
  'I-printing-press': { level: 1, type: 'library', develop: 3, build: 3, science: 1, culture: 1 },
  'II-journalism': { level: 2, type: 'library', develop: 6, build: 8, science: 2, culture: 2 },
  'III-multimedia': { level: 3, type: 'library', develop: 9, build: 11, science: 3, culture: 3 },
  'I-drama': { level: 1, type: 'theater', develop: 3, build: 4, culture: 2, happiness: 1 },
  'II-opera': { level: 2, type: 'theater', develop: 7, build: 8, culture: 3, happiness: 1 },
  'III-movies': { level: 3, type: 'theater', develop: 10, build: 11, culture: 4, happiness: 1 },
  'A-warriors': { level: 0, type: 'infantry', build: 2, strength: 1 },
  'I-swordsmen': { level: 1, type: 'infantry', develop: 4, build: 3, strength: 2 },
  'II-riflemen': { level: 2, type: 'infantry', develop: 6, build: 5, strength: 3 },
  'III-modern-infantry': { level: 3, type: 'infantry', develop: 10, build: 7, strength: 5 },
  'I-knights': { level: 1, type: 'cavalry', develop: 5, build: 3, strength: 2 },
  'II-cavalrymen': { level: 2, type: 'cavalry', develop: 6, build: 5, strength: 3 },
  'III-tanks': { level: 3, type: 'cavalry', develop: 9, build: 7, strength: 5 },
  'II-cannon': { level: 2, type: 'artillery', develop: 6, build: 5, strength: 3 },
  'III-rockets': { level: 3, type: 'artillery', develop: 8, build: 7, strength: 5 },
  'III-air-forces': { level: 3, type: 'air', develop: 12, build: 7, strength: 5 },
  'I-code-of-laws': { level: 1, type: 'civil', develop: 6, civil: 1 },
  'II-justice-system': { level: 2, type: 'civil', develop: 7, civil: 1, blue: 3 },
  'III-civil-service': { level: 3, type: 'civil', develop: 10, civil: 2, blue: 3 },
  'I-cartography': { level: 1, type: 'colonization', develop: 4, strength: 1, colonization: 2 },
  'II-navigation': { level: 2, type: 'colonization', develop: 6, strength: 2, colonization: 3 },
  'III-satellites': { level: 3, type: 'colonization', develop: 8, strength: 3, colonization: 4 },
  'I-masonry': { level: 1, type: 'construction', develop: 3, amounts: [0, 1, 1, 1, 2] },
  'II-architecture': { level: 2, type: 'construction', develop: 6, amounts: [0, 1, 2, 2, 3] },
  'III-engineering': { level: 3, type: 'construction', develop: 9, amounts: [0, 1, 2, 3, 4] },
  'I-warfare': { level: 1, type: 'military', develop: 5, strength: 1, military: 1 },
  'II-strategy': { level: 2, type: 'military', develop: 8, strength: 3, military: 2 },
  'III-military-theory': { level: 3, type: 'military', develop: 11, strength: 5, military: 3 },
  'A-despotism': { level: 0, type: 'government', civil: 4, military: 2, limit: 2 },
  'I-monarchy': { level: 1, type: 'government', develop: 8, revolution: 2, civil: 5, military: 3, limit: 3 },
  'I-theocracy': {
    level: 1,
    type: 'government',
    develop: 6,
    revolution: 1,
    culture: 1,
    strength: 1,
    happiness: 1,
    civil: 4,
    military: 3,
    limit: 3,
  },
  'II-constitutional-monarchy': {
    level: 2,
    type: 'government',
    develop: 12,
    revolution: 6,
    civil: 6,
    military: 4,
    limit: 3,
  },
  'II-republic': {
    level: 2,
    type: 'government',
    develop: 13,
    revolution: 3,
    civil: 7,
    military: 2,
    limit: 3,
  },
  'III-communism': {
    level: 3,
    type: 'government',
    develop: 19,
    revolution: 5,
    happiness: -1,
    civil: 7,
    military: 5,
    limit: 4,
  },
  'III-democracy': {
    level: 3,
    type: 'government',
    develop: 17,
    revolution: 9,
    culture: 3,
    civil: 7,
    military: 3,
    limit: 4,
  },
  'III-fundamentalism': {
    level: 3,
    type: 'government',
    develop: 18,
    revolution: 7,
    science: -2,
    strength: 5,
    civil: 6,
    military: 5,
    limit: 4,
  },
  'A-alexander-the-great': { level: 0, type: 'leader' },
  'A-aristotle': { level: 0, type: 'leader' },
  'A-hammurabi': { level: 0, type: 'leader' },
  'A-homer': { level: 0, type: 'leader', happiness: 1 },
  'A-julius-caesar': { level: 0, type: 'leader', strength: 1, military: 1 },
  'A-moses': { level: 0, type: 'leader' },
  'I-christopher-columbus': { level: 1, type: 'leader' },
  'I-frederick-barbarossa': { level: 1, type: 'leader' },
  'I-genghis-khan': { level: 1, type: 'leader', amounts: [3] },
  'I-joan-of-arc': { level: 1, type: 'leader', culture: 1, military: 1 },
  'I-leonardo-da-vinci': { level: 1, type: 'leader' },
  'I-michelangelo': { level: 1, type: 'leader' },
  'II-isaac-newton': { level: 2, type: 'leader' },
  'II-james-cook': { level: 2, type: 'leader', amounts: [2, 2, 1] },
  'II-johann-sebastian-bach': { level: 2, type: 'leader', amounts: [1, 2] },
  'II-maximilien-robespierre': { level: 2, type: 'leader', military: 1, amounts: [3] },
  'II-napoleon-bonaparte': { level: 2, type: 'leader', military: 2, amounts: [2] },
  'II-william-shakespeare': { level: 2, type: 'leader', happiness: 1, amounts: [1, 2] },
  'III-albert-einstein': { level: 3, type: 'leader', amounts: [3] },
  'III-bill-gates': { level: 3, type: 'leader' },
  'III-charlie-chaplin': { level: 3, type: 'leader', happiness: 2 },
  'III-mahatma-gandhi': { level: 3, type: 'leader', culture: 2 },
  'III-sid-meier': { level: 3, type: 'leader' },
  'III-winston-churchill': { level: 3, type: 'leader', amounts: [3, 3, 3] },
  'A-colossus': { level: 0, type: 'wonder', stages: [3, 3], strength: 2, colonization: 1 },
  'A-hanging-gardens': { level: 0, type: 'wonder', stages: [2, 2, 2], culture: 1, happiness: 2 },
  'A-library-of-alexandria': { level: 0, type: 'wonder', stages: [1, 4, 1], science: 1, culture: 1 },
  'A-pyramids': { level: 0, type: 'wonder', stages: [3, 2, 1], civil: 1 },
  'I-great-wall': { level: 1, type: 'wonder', stages: [2, 2, 3, 2], culture: 1, happiness: 1 },
  'I-st-peters-basilica': { level: 1, type: 'wonder', stages: [4, 4], culture: 2, happiness: 1 },
  'I-taj-mahal': { level: 1, type: 'wonder', stages: [2, 4, 2], culture: 3, blue: 1, amounts: [2] },
  'I-universitas-carolina': { level: 1, type: 'wonder', stages: [3, 3, 3], science: 2, culture: 1 },
  'II-eiffel-tower': { level: 2, type: 'wonder', stages: [3, 7, 3], culture: 4, happiness: 1 },
  'II-kremlin': {
    level: 2,
    type: 'wonder',
    stages: [4, 4, 4],
    culture: 2,
    happiness: -1,
    civil: 1,
    military: 1,
  },
  'II-ocean-liner-service': { level: 2, type: 'wonder', stages: [4, 2, 2, 4] },
  'II-transcontinental-railroad': { level: 2, type: 'wonder', stages: [3, 3, 3, 3], strength: 4 },
  'III-fast-food-chains': { level: 3, type: 'wonder', stages: [4, 4, 4, 4], amounts: [2, 1] },
  'III-first-space-flight': { level: 3, type: 'wonder', stages: [1, 2, 4, 9] },
  'III-hollywood': { level: 3, type: 'wonder', stages: [5, 6, 5], amounts: [2] },
  'III-internet': { level: 3, type: 'wonder', stages: [2, 3, 4, 3, 2] },
  'A-cultural-heritage': { level: 0, type: 'action', amounts: [1, 4] },
  'A-engineering-genius': { level: 0, type: 'action', amounts: [2] },
  'A-frugality': { level: 0, type: 'action', amounts: [1] },
  'A-patriotism': { level: 0, type: 'action', amounts: [1] },
  'A-rich-land': { level: 0, type: 'action', amounts: [1] },
  'A-stockpile': { level: 0, type: 'action', amounts: [1, 1] },
  'A-urban-growth': { level: 0, type: 'action', amounts: [1] },
  'I-breakthrough': { level: 1, type: 'action', amounts: [2] },
  'I-cultural-heritage': { level: 1, type: 'action', amounts: [2, 2] },
  'I-engineering-genius': { level: 1, type: 'action', amounts: [3] },
  'I-frugality': { level: 1, type: 'action', amounts: [2] },
  'I-patriotism': { level: 1, type: 'action', amounts: [2] },
  'I-reserves': { level: 1, type: 'action', amounts: [2] },
  'I-rich-land': { level: 1, type: 'action', amounts: [2] },
  'I-urban-growth': { level: 1, type: 'action', amounts: [2] },
  'II-breakthrough': { level: 2, type: 'action', amounts: [3] },
  'II-efficient-upgrade': { level: 2, type: 'action', amounts: [3] },
  'II-engineering-genius': { level: 2, type: 'action', amounts: [4] },
  'II-frugality': { level: 2, type: 'action', amounts: [3] },
  'II-patriotism': { level: 2, type: 'action', amounts: [3] },
  'II-reserves': { level: 2, type: 'action', amounts: [3] },
  'II-revolutionary-idea': { level: 2, type: 'action', amounts: [4] },
  'II-rich-land': { level: 2, type: 'action', amounts: [3] },
  'II-urban-growth': { level: 2, type: 'action', amounts: [3] },
  'II-wave-of-nationalism': { level: 2, type: 'action', amounts: [6, 3, 2] },
  'III-efficient-upgrade': { level: 3, type: 'action', amounts: [4] },
  'III-endowment-for-the-arts': { level: 3, type: 'action', amounts: [6, 3, 2] },
  'III-engineering-genius': { level: 3, type: 'action', amounts: [5] },
  'III-military-build-up': { level: 3, type: 'action', amounts: [8, 5, 3] },
  'III-patriotism': { level: 3, type: 'action', amounts: [4] },
  'III-reserves': { level: 3, type: 'action', amounts: [4] },
  'III-revolutionary-idea': { level: 3, type: 'action', amounts: [6] },
  'III-urban-growth': { level: 3, type: 'action', amounts: [4] },
};

export const MILITARY: Record<MilitaryCard, MilitaryFacts> = {
  'A-development-of-agriculture': { level: 0, type: 'event', amounts: [2] },
  'A-development-of-civilization': { level: 0, type: 'event', amounts: [1] },
  'A-development-of-crafts': { level: 0, type: 'event', amounts: [2] },
  'A-development-of-markets': { level: 0, type: 'event', amounts: [2] },
  'A-development-of-politics': { level: 0, type: 'event', amounts: [3] },
  'A-development-of-religion': { level: 0, type: 'event' },
  'A-development-of-science': { level: 0, type: 'event', amounts: [2] },
  'A-development-of-settlement': { level: 0, type: 'event', amounts: [1] },
  'A-development-of-trade-routes': { level: 0, type: 'event', amounts: [1, 1, 1] },
  'A-development-of-warfare': { level: 0, type: 'event' },
  'I-barbarians': { level: 1, type: 'event', amounts: [1] },
  'I-border-conflict': { level: 1, type: 'event', amounts: [3] },
  'I-crusades': { level: 1, type: 'event', amounts: [4, 4] },
  'I-cultural-influence': { level: 1, type: 'event' },
  'I-foray': { level: 1, type: 'event', amounts: [3] },
  'I-good-harvest': { level: 1, type: 'event' },
  'I-immigration': { level: 1, type: 'event', amounts: [1] },
  'I-new-deposits': { level: 1, type: 'event' },
  'I-pestilence': { level: 1, type: 'event', amounts: [1] },
  'I-raiders': { level: 1, type: 'event', amounts: [2] },
  'I-rats': { level: 1, type: 'event' },
  'I-rebellion': { level: 1, type: 'event', amounts: [2] },
  'I-reign-of-terror': { level: 1, type: 'event', amounts: [1] },
  'I-scientific-breakthrough': { level: 1, type: 'event' },
  'I-uncertain-borders': { level: 1, type: 'event', amounts: [1] },
  'II-civil-unrest': { level: 2, type: 'event', amounts: [4, 1] },
  'II-cold-war': { level: 2, type: 'event', amounts: [6] },
  'II-crime-wave': { level: 2, type: 'event', amounts: [3, 1] },
  'II-economic-progress': { level: 2, type: 'event' },
  'II-emigration': { level: 2, type: 'event', amounts: [2] },
  'II-iconoclasm': { level: 2, type: 'event' },
  'II-independence-declaration': { level: 2, type: 'event' },
  'II-international-agreement': { level: 2, type: 'event', amounts: [5] },
  'II-national-pride': { level: 2, type: 'event', amounts: [5] },
  'II-politics-of-strength': { level: 2, type: 'event', amounts: [5, 3] },
  'II-popularization-of-science': { level: 2, type: 'event' },
  'II-prosperity': { level: 2, type: 'event', amounts: [1] },
  'II-ravages-of-time': { level: 2, type: 'event', amounts: [2] },
  'II-refugees': { level: 2, type: 'event', amounts: [3, 1] },
  'II-terrorism': { level: 2, type: 'event' },
  'III-impact-of-agriculture': { level: 3, type: 'event', amounts: [1, 4] },
  'III-impact-of-architecture': { level: 3, type: 'event', amounts: [1] },
  'III-impact-of-balance': { level: 3, type: 'event', amounts: [2] },
  'III-impact-of-colonies': { level: 3, type: 'event', amounts: [3] },
  'III-impact-of-competition': { level: 3, type: 'event', amounts: [1] },
  'III-impact-of-government': { level: 3, type: 'event', amounts: [2, 1] },
  'III-impact-of-happiness': { level: 3, type: 'event', amounts: [2] },
  'III-impact-of-industry': { level: 3, type: 'event', amounts: [1] },
  'III-impact-of-population': { level: 3, type: 'event', amounts: [2, 10] },
  'III-impact-of-progress': { level: 3, type: 'event', amounts: [2] },
  'III-impact-of-science': { level: 3, type: 'event', amounts: [10, 0, 0, 14, 7, 0, 15, 10, 5] },
  'III-impact-of-strength': { level: 3, type: 'event', amounts: [10, 0, 0, 14, 7, 0, 15, 10, 5] },
  'III-impact-of-technology': { level: 3, type: 'event', amounts: [4] },
  'III-impact-of-variety': { level: 3, type: 'event', amounts: [2] },
  'III-impact-of-wonders': { level: 3, type: 'event', amounts: [5, 4, 3, 2] },
  'I-developed-territory': { level: 1, type: 'territory', science: 3, yellow: 1, blue: 1 },
  'I-historic-territory': { level: 1, type: 'territory', culture: 6, happiness: 1 },
  'I-inhabited-territory': { level: 1, type: 'territory', workers: 1, yellow: 2 },
  'I-strategic-territory': { level: 1, type: 'territory', cards: 3, strength: 2 },
  'I-vast-territory': { level: 1, type: 'territory', food: 3, yellow: 3, blue: -1 },
  'I-wealthy-territory': { level: 1, type: 'territory', resources: 5, blue: 3 },
  'II-developed-territory': { level: 2, type: 'territory', science: 5, yellow: 2, blue: 2 },
  'II-historic-territory': { level: 2, type: 'territory', culture: 11, happiness: 2 },
  'II-inhabited-territory': { level: 2, type: 'territory', workers: 2, yellow: 3 },
  'II-strategic-territory': { level: 2, type: 'territory', cards: 5, strength: 4 },
  'II-vast-territory': { level: 2, type: 'territory', food: 4, yellow: 4, blue: -1 },
  'II-wealthy-territory': { level: 2, type: 'territory', resources: 9, blue: 4 },
  'I-enslave': { level: 1, type: 'aggression', actions: 2, amounts: [2, 2] },
  'I-plunder': { level: 1, type: 'aggression', actions: 1, amounts: [3] },
  'I-raid': { level: 1, type: 'aggression', actions: 1, amounts: [1] },
  'II-annex': { level: 2, type: 'aggression', actions: 2 },
  'II-infiltrate': { level: 2, type: 'aggression', actions: 2, amounts: [3] },
  'II-plunder': { level: 2, type: 'aggression', actions: 1, amounts: [5] },
  'II-raid': { level: 2, type: 'aggression', actions: 2, amounts: [2, 1] },
  'II-spy': { level: 2, type: 'aggression', actions: 1, amounts: [5] },
  'III-armed-intervention': { level: 3, type: 'aggression', actions: 2, amounts: [7] },
  'III-plunder': { level: 3, type: 'aggression', actions: 1, amounts: [7] },
  'III-raid': { level: 3, type: 'aggression', actions: 3, amounts: [3, 2] },
  'II-war-over-technology': { level: 2, type: 'war', actions: 2 },
  'II-war-over-territory': { level: 2, type: 'war', actions: 2, amounts: [1, 5] },
  'III-war-over-culture': { level: 3, type: 'war', actions: 3, amounts: [5] },
  'I-open-borders-agreement': { level: 1, type: 'pact', amounts: [1, 2], sides: 'one' },
  'I-trade-routes-agreement': { level: 1, type: 'pact', sides: 'two' },
  'II-acceptance-of-supremacy': { level: 2, type: 'pact', sides: 'two', peace: true },
  'II-international-trade-agreement': { level: 2, type: 'pact', sides: 'two' },
  'II-promise-of-military-protection': {
    level: 2,
    type: 'pact',
    amounts: [4, 1],
    sides: 'two',
    endsOnAttack: true,
  },
  'II-scientific-cooperation': { level: 2, type: 'pact', amounts: [2, 1], sides: 'one' },
  'III-international-tourism': { level: 3, type: 'pact', amounts: [1], sides: 'one' },
  'III-loss-of-sovereignty': { level: 3, type: 'pact', amounts: [2], sides: 'two', peace: true },
  'III-military-pact': { level: 3, type: 'pact', amounts: [3], sides: 'one', endsOnAttack: true },
  'III-peace-treaty': { level: 3, type: 'pact', amounts: [1], sides: 'one', peace: true },
  'I-fighting-band': { level: 1, type: 'tactic', infantry: 2, army: 1 },
  'I-heavy-cavalry': { level: 1, type: 'tactic', cavalry: 3, army: 4 },
  'I-legion': { level: 1, type: 'tactic', infantry: 3, army: 2 },
  'I-medieval-army': { level: 1, type: 'tactic', infantry: 1, cavalry: 1, army: 2 },
  'I-phalanx': { level: 1, type: 'tactic', infantry: 2, cavalry: 1, army: 3 },
  'II-classic-army': { level: 2, type: 'tactic', infantry: 2, cavalry: 2, army: 8, obsolete: 4 },
  'II-conquistadors': { level: 2, type: 'tactic', infantry: 1, cavalry: 2, army: 5, obsolete: 3 },
  'II-defensive-army': { level: 2, type: 'tactic', infantry: 2, artillery: 1, army: 6, obsolete: 3 },
  'II-fortifications': { level: 2, type: 'tactic', artillery: 2, army: 5, obsolete: 3 },
  'II-mobile-artillery': { level: 2, type: 'tactic', cavalry: 1, artillery: 1, army: 5, obsolete: 3 },
  'II-napoleonic-army': {
    level: 2,
    type: 'tactic',
    infantry: 1,
    cavalry: 1,
    artillery: 1,
    army: 7,
    obsolete: 4,
  },
  'III-entrenchments': { level: 3, type: 'tactic', infantry: 1, artillery: 2, army: 9, obsolete: 5 },
  'III-mechanized-army': { level: 3, type: 'tactic', cavalry: 1, artillery: 2, army: 10, obsolete: 5 },
  'III-modern-army': {
    level: 3,
    type: 'tactic',
    infantry: 2,
    cavalry: 1,
    artillery: 1,
    army: 13,
    obsolete: 7,
  },
  'III-shock-troops': { level: 3, type: 'tactic', infantry: 1, cavalry: 3, army: 11, obsolete: 6 },
  'I-defense-colonization': { level: 1, type: 'bonus', defence: 2, colonization: 1 },
  'II-defense-colonization': { level: 2, type: 'bonus', defence: 4, colonization: 2 },
  'III-defense-colonization': { level: 3, type: 'bonus', defence: 6, colonization: 3 },
};

export type CardType = CivilType | MilitaryType;

/** Cards are told by their ids alone; a civil and a military one are never called the same. */
export function isCivil(card: string): boolean {
  return card in CIVIL;
}

export function civil(card: CivilCard): CivilFacts {
  return CIVIL[card]!;
}

export function military(card: MilitaryCard): MilitaryFacts {
  return MILITARY[card]!;
}

export function typeOf(card: string): CardType {
  return (CIVIL[card] ?? MILITARY[card])!.type;
}

export function levelOf(card: string): number {
  return (CIVIL[card] ?? MILITARY[card])!.level;
}

export const AGES = ['A', 'I', 'II', 'III', 'IV'];

export const URBAN: readonly CardType[] = ['lab', 'temple', 'arena', 'library', 'theater'];
export const UNITS: readonly CardType[] = ['infantry', 'cavalry', 'artillery', 'air'];
export const SPECIAL: readonly CardType[] = ['civil', 'colonization', 'construction', 'military'];

export const isUrban = (card: CivilCard) => URBAN.includes(civil(card).type);
export const isUnit = (card: CivilCard) => UNITS.includes(civil(card).type);
export const isTechnology = (card: CivilCard) => !['leader', 'wonder', 'action'].includes(civil(card).type);
