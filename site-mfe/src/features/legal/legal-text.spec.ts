import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import privacy from '../../../../content/legal/privacy.json' with { type: 'json' };
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { figureTexts } from './legal-figures';
import { fillFigures, splitLinks, type LegalText } from './legal-text';

const TEXTS: [string, LegalText][] = [
  ['privacy', privacy],
  ['terms', terms],
  ['withdrawal', withdrawal],
];

describe('a figure in a text', () => {
  it('replaces its name', () => {
    expect(fillFigures('Inom {days}, ja {days}.', { days: '14 dagar' })).toBe('Inom 14 dagar, ja 14 dagar.');
  });

  it('throws for an unknown name', () => {
    expect(() => fillFigures('Inom {dagar}.', { days: '14 dagar' })).toThrow(RangeError);
  });
});

describe('splitLinks', () => {
  it('returns links as separate runs, in order', () => {
    expect(splitLinks('Läs [villkoren](/villkor) först.')).toEqual([
      { text: 'Läs ' },
      { text: 'villkoren', to: '/villkor' },
      { text: ' först.' },
    ]);
  });

  it('keeps all of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[^[\]()]*$/), fc.stringMatching(/^[a-zåäö ]+$/))),
        (parts) => {
          const text = parts.map(([before, words]) => `${before}[${words}](/a)`).join('');
          const read = parts.map(([before, words]) => before + words).join('');
          expect(
            splitLinks(text)
              .map((run) => run.text)
              .join(''),
          ).toBe(read);
        },
      ),
    );
  });
});

describe.each(TEXTS)('the text of %s', (_, { sections, updated }) => {
  const figures = { ...figureTexts('2026-11-21'), retention: 'en lista' };

  it('has a figure for every placeholder, and no stray mark of a link', () => {
    for (const text of sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()])) {
      const shown = splitLinks(fillFigures(text, figures))
        .map((run) => run.text)
        .join('');
      expect(shown).not.toMatch(/[{}[\]]|\]\(/);
    }
  });

  it('has one heading of each id, and the day of its last change', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

it('leaves no run of a text empty', () => {
  expect(splitLinks('[a](/a)[b c](/b)')).toEqual([
    { text: 'a', to: '/a' },
    { text: 'b c', to: '/b' },
  ]);
  expect(splitLinks('')).toEqual([]);
  expect(splitLinks('inget [ord] (här)')).toEqual([{ text: 'inget [ord] (här)' }]);
  expect(splitLinks('[a](/a b)')).toEqual([{ text: '[a](/a b)' }]);
});

it('names an unknown figure', () => {
  expect(() => fillFigures('Inom {dagar}.', {})).toThrow('No figure is called dagar');
});
