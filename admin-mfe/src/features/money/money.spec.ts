import { expect, it, describe } from '@jest/globals';
import { formatOre, oreOfKronor, toKronorText, moneyBackInWords, owedOf } from './money';
import { aWithdrawal } from '../../../test/orders';

it('writes öre as kronor', () => {
  expect(formatOre(4900)).toMatch(/^49,00\skr$/);
  expect(formatOre(123_456)).toMatch(/^1\s234,56\skr$/);
});

describe('an amount in kronor', () => {
  it.each([
    ['49', 4900],
    ['24,5', 2450],
    ['24.50', 2450],
    ['1 200,10 kr', 120_010],
    ['0,01', 1],
  ])('reads %j', (text, ore) => expect(oreOfKronor(text)).toBe(ore));

  it.each(['', '0', '-1', '1,234', '1,2,3', '1e3', 'tio', '1234567'])('refuses %j', (text) =>
    expect(oreOfKronor(text)).toBeNull(),
  );

  it.each([
    [4900, '49'],
    [2450, '24,50'],
    [1, '0,01'],
  ])('writes %d öre as %j, which reads as the same', (ore, text) => {
    expect(toKronorText(ore)).toBe(text);
    expect(oreOfKronor(text)).toBe(ore);
  });
});

type Changes = Parameters<typeof aWithdrawal>[0];

const HANDLED = { status: 'handled', refund_before: null } as const;

describe('the money of a withdrawal', () => {
  it.each<[string, Changes, string]>([
    ['handled without a refund', HANDLED, '98,00 kr är inte återbetalt härifrån'],
    ['refunded', { ...HANDLED, refunded_ore: 9800, refundable_ore: 0 }, '98,00 kr är återbetalt'],
    [
      'refunded in part',
      { ...HANDLED, refunded_ore: 4000, refundable_ore: 5800 },
      '40,00 kr är återbetalt, 58,00 kr är inte återbetalt härifrån',
    ],
    ['on its way', { pending_ore: 9800, refundable_ore: 0 }, '98,00 kr är på väg tillbaka'],
    ['never paid', { refund_before: null, refundable_ore: 0 }, 'Inget att betala tillbaka'],
    ['unknown', { order_id: null, refund_before: null, refundable_ore: 0 }, 'Köpet är inte hittat'],
  ])('says what became of it: %s', (_, changes, words) => {
    expect(moneyBackInWords(aWithdrawal(changes)).replace(/\s/g, ' ')).toBe(words);
  });

  it.each<[string, Changes, ReturnType<typeof owedOf>]>([
    ['all of it', {}, { ore: 9800, before: '2026-03-20T22:59:59Z' }],
    ['the rest', { refunded_ore: 4000, refundable_ore: 5800 }, { ore: 5800, before: '2026-03-20T22:59:59Z' }],
    ['nothing on its way', { pending_ore: 9800, refundable_ore: 0 }, null],
    ['nothing that somebody has handled', HANDLED, null],
  ])('says what is owed: %s', (_, changes, owed) => {
    expect(owedOf(aWithdrawal(changes))).toEqual(owed);
  });
});
