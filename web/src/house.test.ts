import { beforeEach, describe, expect, it } from 'vitest';
import type { GameCard, SeatInfo, SeatInfoKind } from './api/types';
import { house } from './house.svelte';
import { againstBots, usualSeats } from './plan';
import { language } from './text';

const seat = (number: number, kind: SeatInfoKind, name?: string, bot?: string): SeatInfo => ({
  seat: number,
  kind,
  ...(name ? { name } : {}),
  ...(bot ? { bot } : {}),
  mine: false,
  resigned: false,
  replaceable: false,
});

const level = (bot: string, en: string, es: string) => ({
  bot,
  title: { en, es },
  about: { en: '', es: '' },
});

const game = (min: number, max: number): GameCard => ({
  id: 'g',
  title: { en: 'G', es: 'G' },
  seats: { min, max },
  rules: 1,
  options: [],
});

beforeEach(() => {
  language.choose('en');
  house.bots = [
    level('random', 'Novice', 'Novato'),
    level('greedy', 'Apprentice', 'Aprendiz'),
    level('mcts:300ms', 'Strategist', 'Estratega'),
  ];
});

describe('seats are called', () => {
  const seats = [
    seat(0, 'PERSON', 'Ana'),
    seat(1, 'BOT', undefined, 'greedy'),
    seat(2, 'BOT', undefined, 'greedy'),
    seat(3, 'BOT', undefined, 'random'),
    seat(4, 'FREE'),
    seat(5, 'CARETAKER', 'Eva', 'greedy'),
    seat(6, 'CARETAKER', undefined, 'greedy'),
  ];
  const names = () => [...seats.keys()].map((each) => house.seatName(seats, each));

  it('by their person, also while a caretaker stands in; by their bot; or as free', () => {
    expect(names()).toEqual([
      'Ana',
      'Apprentice 2',
      'Apprentice 3',
      'Novice',
      'Free seat 5',
      'Eva',
      'Player 7',
    ]);
  });

  it('in the language of the reader', () => {
    language.choose('es');
    expect(names()).toEqual([
      'Ana',
      'Aprendiz 2',
      'Aprendiz 3',
      'Novato',
      'Puesto libre 5',
      'Eva',
      'Jugador 7',
    ]);
  });
});

describe('a table against bots', () => {
  it('has four seats, or the middle of what the game allows', () => {
    expect(usualSeats(game(3, 5))).toBe(4);
    expect(usualSeats(game(2, 3))).toBe(3);
    expect(usualSeats(game(5, 8))).toBe(7);
  });

  it('has me on the first, and quick bots on the others', () => {
    const plan = againstBots(game(3, 5), house.bots, 'Ana');
    expect(plan.seats[0]).toEqual({ kind: 'ME', name: 'Ana' });
    expect(plan.seats.slice(1).map((each) => each.bot)).toEqual(['mcts:300ms', 'greedy', 'mcts:300ms']);
    expect(againstBots(game(3, 5), house.bots, null).seats[0]).toEqual({ kind: 'ME' });
  });
});
