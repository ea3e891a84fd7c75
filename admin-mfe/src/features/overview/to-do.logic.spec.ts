import { describe, expect, it } from '@jest/globals';
import type { ToDo } from './to-do.copy';
import { clockOf, countOfTab, countWaiting, isLate, knownToDo, taskOf } from './to-do.logic';

/** Noon in Sweden. */
const NOW = Date.parse('2026-11-27T11:00:00Z');
const toDo = (id: ToDo['id'], count = 1, due_at: string | null = null): ToDo => ({ id, count, due_at });

describe('the clock of what waits', () => {
  it.each([
    ['2026-11-27T16:30:00Z', 'Svara inom 5 timmar'],
    ['2026-11-27T12:30:00Z', 'Svara inom en timme'],
    ['2026-11-27T11:10:00Z', 'Svara inom en timme'],
    ['2026-11-27T10:59:00Z', 'Mer än ett dygn har gått'],
  ])('counts the hours of a message until %s', (due, words) => {
    expect(clockOf(toDo('messages-unread', 1, due), NOW)).toBe(words);
  });

  it.each([
    ['2026-11-27T16:30:00Z', 'Det första inom 5 timmar'],
    ['2026-11-27T10:59:00Z', 'Det första har väntat mer än ett dygn'],
  ])('says whose clock it is among several until %s', (due, words) => {
    expect(clockOf(toDo('messages-unread', 2, due), NOW)).toBe(words);
  });

  it.each([
    ['2026-12-03T08:00:00Z', 'Betala tillbaka senast 3 december, 6 dagar kvar'],
    ['2026-11-28T22:30:00Z', 'Betala tillbaka senast 28 november, 1 dag kvar'],
    ['2026-11-27T22:30:00Z', 'Betala tillbaka senast i dag'],
    ['2026-11-20T08:00:00Z', 'Pengarna skulle ha betalats tillbaka senast 20 november'],
  ])('counts the days of a refund until %s', (due, words) => {
    expect(clockOf(toDo('refunds', 1, due), NOW)).toBe(words);
  });

  it('says nothing without a deadline', () => {
    expect(clockOf(toDo('orders'), NOW)).toBeNull();
    expect(isLate(toDo('orders'), NOW)).toBe(false);
  });

  it('tells what is late', () => {
    const at = (due: string) => isLate(toDo('refunds', 1, due), NOW);
    expect([at('2026-11-27T10:59:00Z'), at('2026-11-27T11:01:00Z')]).toEqual([true, false]);
  });
});

it('writes one and several', () => {
  const tasks = [1, 2].map((count) => taskOf(toDo('messages-unread', count)));
  expect(tasks).toEqual(['Svara på 1 oläst meddelande', 'Svara på 2 olästa meddelanden']);
});

it('counts what somebody waits for, and no upkeep', () => {
  const items = [toDo('messages-unread', 2), toDo('refunds', 1), toDo('company-facts', 13)];
  expect(countWaiting(items)).toBe(3);
  const tabs = ['meddelanden', 'kop', 'installningar', undefined];
  expect(tabs.map((tab) => countOfTab(items, tab))).toEqual([2, 1, 0, 0]);
});

it('puts what has a deadline first, and then what closes the site', () => {
  const items = [toDo('orders'), toDo('company-facts'), toDo('refunds', 1, '2026-12-03T08:00:00Z')];
  expect(knownToDo(items).map(({ id }) => id)).toEqual(['refunds', 'company-facts', 'orders']);
});

it('joins messages, read and unread, by the nearest deadline', () => {
  const [late, soon] = ['2026-11-28T08:00:00Z', '2026-11-27T14:00:00Z'];
  const items = [toDo('messages-unread', 2, late), toDo('messages-read', 1, soon)];
  expect(knownToDo(items)).toEqual([toDo('messages-read', 3, soon)]);
});

it('passes over what only a later release knows', () => {
  const later = JSON.parse('{ "id": "of-later", "count": 1, "due_at": null }') as ToDo;
  expect(knownToDo([toDo('orders'), later])).toEqual([toDo('orders')]);
});
