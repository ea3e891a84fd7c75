import { afterEach, describe, expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { render, screen } from '@testing-library/react';
import { crisisLines, dialOf, PhoneText, siteOf } from './crisis-lines';

const CONFIG = { siteOrigin: '', apiOrigin: '' };

const LINES = crisisLines();
const NUMBERS = LINES.flatMap(({ number, secondNumber }) => [number, secondNumber]).filter(
  (number) => number !== null,
);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const numbersOf = (wanted: string) =>
  LINES.filter(({ group }) => group === wanted).map(({ number }) => number);

describe('content/crisis-lines.json', () => {
  it('begins with danger to life, advice on care, the state-funded line and the suicide line', () => {
    expect(numbersOf('now')).toEqual(['112', '1177', '90 390', '90101']);
    expect(new Set(LINES.map(({ group }) => group))).toEqual(
      new Set(['now', 'talk', 'violence', 'young', 'relatives', 'text']),
    );
  });

  it('has lines for men, trans people and honour-based violence beside Kvinnofridslinjen', () => {
    expect(numbersOf('violence')).toEqual(
      expect.arrayContaining(['020-50 50 50', '020-80 80 80', '020-55 00 00', '020-57 70 70']),
    );
  });

  it.each(LINES)('describes $name in full', (line) => {
    expect(line.source).toMatch(/^https:\/\//);
    expect(line.chat ?? 'https://').toMatch(/^https:\/\//);
    // A number to dial with its hours, or a sentence that says how the line is reached.
    expect(line.number === null).toBe(line.reach !== null);
    if (line.number) expect(line.hours).toBeTruthy();
    // Nobody hears a number that they do not see.
    if (line.label) expect(line.label).toContain(line.number);
  });

  it('has each id and each number once, so that 112 is the emergency alone', () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    expect(new Set(NUMBERS.map(dialOf)).size).toBe(NUMBERS.length);
  });

  it.each(LINES)('has a day and a checker of $name, or neither', ({ checkedOn, checkedBy }) => {
    expect(checkedOn === null).toBe(checkedBy === null);
    expect(checkedOn ?? '2026-01-01').toMatch(DAY);
    expect(checkedBy).not.toBe('');
  });
});

it.each([
  ['90 390', '90390'],
  ['08-524 499 10', '+46852449910'],
  ['020-50 50 50', '020505050'],
  ['0200-239 500', '0200239500'],
])('dials %s as %s', (number, dial) => {
  expect(dialOf(number)).toBe(dial);
});

it('names a page by its address', () => {
  expect(siteOf('https://www.bris.se/for-barn-och-unga/')).toBe('bris.se/for-barn-och-unga');
});

const shown = (text: string) => render(<PhoneText text={text} />).container;

afterEach(() => setRuntimeConfig(CONFIG));

describe('PhoneText', () => {
  it.each(NUMBERS)('dials %s where it is read', (number) => {
    const text = `Ring ${number}, eller vänta.`;
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${dialOf(number)}`);
  });

  it('finds several, also after and with no-break spaces, and last in a sentence', () => {
    shown('Ring\u00a01177 för råd och\u00a0112 vid fara. Bris har 116\u00a0111.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:1177',
      'tel:112',
      'tel:116111',
    ]);
  });

  it('dials the numbers that the owner has set', () => {
    const changed = crisisLines().map((line) => (line.id === 'bris' ? { ...line, number: '116 222' } : line));
    setRuntimeConfig({ ...CONFIG, crisisLines: changed });
    shown('Bris har 116 222, inte 116 111.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['116 222']);
  });

  it.each(['1123 ord', 'år 2112', '11770', 'inga tal alls'])('leaves other figures alone: %s', (text) => {
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
