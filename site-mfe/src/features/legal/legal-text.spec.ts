import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import fc from 'fast-check';
import privacy from '../../../../content/legal/privacy.json' with { type: 'json' };
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { figureTexts, fillFigures, splitLinks, type LegalText } from './legal-text';

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

describe('a figure in words', () => {
  it('keeps a number and its unit on one line', () => {
    expect(figureTexts('2026-11-21')).toMatchObject({
      withdrawalDays: '14\u00a0dagar',
      vatFood: '6\u00a0% till och med 31\u00a0december 2027, därefter 12\u00a0%',
    });
  });
});

describe('a text with details of the company', () => {
  it('says what is missing until the owner has filled them in', () => {
    const nobody = { hosting: null, email: null, payment: null, statistics: null };
    expect(
      figureTexts('2026-11-21', undefined, {
        ...testBusiness(),
        legalName: null,
        phone: null,
        logDays: null,
        processors: nobody,
      }),
    ).toMatchObject({
      businessAddress: 'uppgiften saknas ännu',
      businessPhone: 'uppgiften saknas ännu',
      logDays: 'uppgiften saknas ännu',
      hostingProcessor: 'uppgiften saknas ännu',
    });
  });

  it('includes the processors with their countries', () => {
    const processors = {
      ...testBusiness().processors,
      hosting: { name: 'Exempeldrift', country: 'Sverige' },
      payment: false as const,
    };
    const company = { legalName: 'Exempelbolaget', address: 'Exempelgatan 1', email: 'hej@exempel.test' };
    expect(
      figureTexts('2026-11-21', undefined, {
        ...testBusiness(),
        ...company,
        logDays: 30,
        dataProtectionOfficer: false,
        processors,
      }),
    ).toMatchObject({
      businessAddress: 'Exempelbolaget, Exempelgatan 1, hej@exempel.test',
      logDays: '30\u00a0dagar',
      dataProtectionOfficer: 'inget är utsett',
      businessEmail: 'hej@exempel.test',
      hostingProcessor: 'Exempeldrift, Sverige',
      paymentProcessor: 'ingen',
    });
  });
});
