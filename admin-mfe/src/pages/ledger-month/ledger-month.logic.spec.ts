import { expect, it } from '@jest/globals';
import { monthsUntil } from './ledger-month.logic';

it('offers every month of the shop, the present one in Sweden first', () => {
  const months = monthsUntil(new Date('2026-12-31T23:30:00Z'));
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2027-01', '2026-12', '2026-01']);
});
