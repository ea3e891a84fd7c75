import { describe, expect, it } from '@jest/globals';
import data from '../../../content/crisis-lines.json' with { type: 'json' };
import { CRISIS_GROUPS, CRISIS_NUMBERS } from './crisis-lines';

const LINES = CRISIS_GROUPS.flatMap(({ lines }) => lines);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const digits = (number: string) => number.replace(/\D/g, '');
/** The digits that a Swedish telephone dials. */
const dialled = (dial: string) => digits(dial.replace(/^\+46/, '0'));

describe('content/crisis-lines.json', () => {
  it('begins with danger to life, advice on care, the state-funded line and the suicide line', () => {
    expect(CRISIS_GROUPS.map(({ title }) => title)).toEqual([
      'Nu',
      'Prata',
      'Våld',
      'Under 18',
      'Närstående',
    ]);
    expect(CRISIS_GROUPS[0]?.lines.map(({ number }) => number)).toEqual(['112', '1177', '90 390', '90101']);
  });

  it('has lines for men, trans people and honour-based violence beside Kvinnofridslinjen', () => {
    const violence = CRISIS_GROUPS.find(({ title }) => title === 'Våld');
    const numbers = violence?.lines.map(({ number }) => number);
    expect(numbers).toEqual(
      expect.arrayContaining(['020-50 50 50', '020-80 80 80', '020-55 00 00', '020-57 70 70']),
    );
  });

  it.each(LINES)('describes $name in full', (line) => {
    expect(line.hours).not.toBe('');
    expect(line.source).toMatch(/^https:\/\//);
    if (line.write) expect(line.write.address).toMatch(/^https:\/\//);
    // A number to dial, or a sentence that says how the line is reached.
    expect(line.number === null).toBe(line.dial === null);
    expect(line.number === null).toBe(line.reach !== null);
  });

  it.each(CRISIS_NUMBERS)('dials the digits that are read: $number', ({ number, dial }) => {
    expect(dial).toMatch(/^\+?\d{3,15}$/);
    expect(dialled(dial)).toBe(digits(number));
  });

  it('has each number once, so that 112 is the emergency alone', () => {
    expect(new Set(CRISIS_NUMBERS.map(({ dial }) => dial)).size).toBe(CRISIS_NUMBERS.length);
  });

  it.each([...LINES, data.byText])(
    'has a day and a checker of $name, or neither',
    ({ checkedOn, checkedBy }) => {
      expect(checkedOn === null).toBe(checkedBy === null);
      expect(checkedOn ?? '2026-01-01').toMatch(DAY);
      expect(checkedBy).not.toBe('');
    },
  );
});
