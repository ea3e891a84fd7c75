import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';

interface Rate {
  kind: string;
  percent: number;
  from: string;
  to: string | null;
}

let api: TestApi;
let told: Rate[];

beforeAll(async () => {
  api = await TestApi.start();
  const file = new URL('../../../content/vat-rates.json', import.meta.url);
  const { rates }: { rates: Rate[] } = JSON.parse(await readFile(file, 'utf8'));
  told = rates;
});
afterAll(() => api.stop());

describe('the table of VAT rates', () => {
  it('matches where orders are reckoned and on the legal pages', async () => {
    const reckoned = await api.query<Omit<Rate, 'to'>>(
      `SELECT category AS kind, percent, valid_from::text AS from FROM vat_rates ORDER BY category, valid_from`,
    );
    const sorted = [...told].sort((a, b) => `${a.kind}${a.from}`.localeCompare(`${b.kind}${b.from}`));
    expect(reckoned).toEqual(sorted.map(({ kind, percent, from }) => ({ kind, percent, from })));
  });

  it('leaves no day without a rate and gives none two: a rate ends the day before the next begins', () => {
    for (const { kind, from, to } of told) {
      const next = told.filter((rate) => rate.kind === kind && rate.from > from).map((rate) => rate.from);
      const begins = next.sort()[0];
      expect(to).toBe(begins === undefined ? null : dayBefore(begins));
    }
  });
});

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
