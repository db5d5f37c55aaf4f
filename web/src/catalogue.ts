/** The five games of the house as people know them, whether their rules are already here or not. */
import type { Component } from 'svelte';
import type { Words } from './api/types';
import CivilizationArt from './art/CivilizationArt.svelte';
import InnerSeaArt from './art/InnerSeaArt.svelte';
import SidMeierArt from './art/SidMeierArt.svelte';
import TempusArt from './art/TempusArt.svelte';
import ThroughTheAgesArt from './art/ThroughTheAgesArt.svelte';
import AnyGameArt from './art/AnyGameArt.svelte';

export interface CatalogueEntry {
  id: string;
  title: Words;
  about: Words;
  art: Component;
  seats: [number, number];
  /** About how long a match takes around a table. */
  minutes: [number, number];
  /** From 1, easy, to 5. */
  complexity: number;
}

export const catalogue: CatalogueEntry[] = [
  {
    id: 'tempus',
    title: { en: 'Tempus', es: 'Tempus' },
    about: {
      en: 'An island, ten eras: spread, build, fight and be the first to fly.',
      es: 'Una isla y diez eras: extenderse, construir, luchar y ser quien primero vuele.',
    },
    art: TempusArt,
    seats: [3, 5],
    minutes: [90, 150],
    complexity: 2,
  },
  {
    id: 'civilization',
    title: { en: 'Civilization', es: 'Civilización' },
    about: {
      en: 'Trade, cities and calamities around the Mediterranean: the classic that began it all.',
      es: 'Comercio, ciudades y calamidades en torno al Mediterráneo: el clásico que lo empezó todo.',
    },
    art: CivilizationArt,
    seats: [2, 8],
    minutes: [240, 480],
    complexity: 4,
  },
  {
    id: 'inner-sea',
    title: { en: 'Ancient Civilizations of the Inner Sea', es: 'Civilizaciones antiguas del mar Interior' },
    about: {
      en: 'Peoples grow along the coasts, and every card can change their fate.',
      es: 'Los pueblos crecen por las costas y cada carta puede cambiar su destino.',
    },
    art: InnerSeaArt,
    seats: [1, 6],
    minutes: [90, 240],
    complexity: 3,
  },
  {
    id: 'through-the-ages',
    title: { en: 'Through the Ages', es: 'A través de los tiempos' },
    about: {
      en: 'Leaders, wonders and ideas: a civilization of cards from antiquity to today.',
      es: 'Líderes, maravillas e ideas: una civilización de cartas desde la Antigüedad hasta hoy.',
    },
    art: ThroughTheAgesArt,
    seats: [2, 4],
    minutes: [120, 240],
    complexity: 5,
  },
  {
    id: 'sid-meier-civilization',
    title: { en: 'Sid Meier’s Civilization', es: 'Civilization de Sid Meier' },
    about: {
      en: 'Explore, research and found cities: four ways to win and one world to share.',
      es: 'Explorar, investigar y fundar ciudades: cuatro caminos a la victoria y un solo mundo.',
    },
    art: SidMeierArt,
    seats: [2, 4],
    minutes: [120, 240],
    complexity: 4,
  },
];

export function artOf(game: string): Component {
  return catalogue.find((entry) => entry.id === game)?.art ?? AnyGameArt;
}
