import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { IsQuotable, isQuotable } from './quotable';

describe('a text that a mail may quote', () => {
  it.each([
    'Åsa Öberg-Lindström',
    "Siobhán O'Connor",
    'A. B. Andersson',
    'Anna.Berg',
    'ST-7KQ4-M2XP',
    'Order 12/3, två häften (49:-)',
    'jag köpte på stillsam.se i mars',
    'Kl. 14:32, se kvittot',
    'data och mejl',
  ])('passes like %j', (text) => {
    expect(isQuotable(text)).toBe(true);
  });

  it.each([
    'Rut http://ond.exempel.se',
    'Rut HTTPS:ond.exempel.se',
    'Rut www.ond.exempel.se',
    'skydda+dig://ond',
    'Ditt konto är spärrat, se ond.exempel.se/las',
    'ond.se?a=b',
    'ond.se:8080',
    'mailto:ond@exempel.se',
    'ｈｔｔｐｓ：／／ond',
    'ond．exempel／las',
    'tel:112',
    'rad ett\nrad två',
    'rad ett\rBcc: alla@exempel.se',
    'rad ett\u2028rad två',
    'med\u0000noll',
    undefined,
    5,
  ])('fails like %j', (text) => {
    expect(isQuotable(text)).toBe(false);
  });

  it('has one line and no scheme, whatever a sender writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        if (!isQuotable(text)) return;
        expect(text).not.toMatch(/[\r\n]|:\/\//);
      }),
    );
  });

  it('takes time to check that grows with its length alone', () => {
    const startedAt = performance.now();
    for (const piece of ['a.', 'a:', 'http', 'wwwww', 'a.aa']) isQuotable(piece.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

it('refuses a link in a field that may be quoted, with the field’s own sentence', () => {
  class Body {
    @IsQuotable('Skriv utan länkar.')
    name: unknown;
  }
  const issuesOf = (name: unknown) => validateSync(Object.assign(new Body(), { name }));
  expect(issuesOf('Kim Ek')).toEqual([]);
  expect(issuesOf('http://ond.example')).toMatchObject([
    { property: 'name', constraints: { isQuotable: 'Skriv utan länkar.' } },
  ]);
});
