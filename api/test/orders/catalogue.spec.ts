import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { OrdersService } = testedApi;

const QUIET_EVENINGS = 'vagledning-lugnare-kvallar';
const SOFT_START = 'vagledning-mjuk-start';

interface Rate {
  kind: string;
  percent: number;
  from: string;
  to: string | null;
}

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

describe('the catalogue', () => {
  it('has the two guidance products at 49 SEK, VAT included', async () => {
    const { status, body } = await api.get('/api/products');
    expect(status).toBe(200);
    expect(body.products).toEqual([
      expect.objectContaining({ id: QUIET_EVENINGS, price_ore: 4900, vat_percent: 25, is_digital: true }),
      expect.objectContaining({ id: SOFT_START, price_ore: 4900, vat_percent: 25, is_digital: true }),
    ]);
    expect(body.checkout).toMatchObject({
      is_open: true,
      is_test: true,
      note: 'Testläge: inga pengar dras.',
      methods: ['card'],
    });
  });

  it('promises no effect of a guide', async () => {
    const { body } = await api.get<{ products: { description: string }[] }>('/api/products');
    for (const { description } of body.products) expect(description).not.toMatch(/hjälper|botar|löser/);
  });

  it.each([
    ['2026-03-31', 12],
    ['2026-04-01', 6],
    ['2027-12-31', 6],
    ['2028-01-01', 12],
  ])('taxes food on %s at %i %%', async (day, percent) => {
    await api.query(`INSERT INTO products (id, name, description, vat_category, is_digital, position)
      VALUES ('te', 'Te', 'Kamomill.', 'food', false, 9) ON CONFLICT DO NOTHING`);
    await api.query(`INSERT INTO product_prices (product_id, valid_from, ore)
      VALUES ('te', '2026-01-01', 8900) ON CONFLICT DO NOTHING`);
    const products = await api.app.get(OrdersService).listProducts(new Date(`${day}T12:00:00+02:00`));
    expect(products.find(({ id }) => id === 'te')?.vat_percent).toBe(percent);
    await api.query(`DELETE FROM products WHERE id = 'te'`);
  });

  it('keeps no struck price but the lowest of the thirty days before', async () => {
    const price = (from: string, ore: number, struck: number | null = null) =>
      api.query(
        `INSERT INTO product_prices (product_id, valid_from, ore, struck_ore) VALUES ($1, $2, $3, $4)`,
        [SOFT_START, from, ore, struck],
      );
    await price('2031-01-01', 6900);
    await price('2031-02-01', 5900);
    await price('2031-02-20', 6900);
    await expect(price('2031-03-01', 4900, 6900)).rejects.toThrow('the lowest of the thirty days before');
    await price('2031-03-01', 4900, 5900);
    await expect(price('2031-05-01', 3900, 5900)).rejects.toThrow('the lowest of the thirty days before');
    const products = await api.app.get(OrdersService).listProducts(new Date('2031-03-02T12:00:00+01:00'));
    expect(products.find(({ id }) => id === SOFT_START)).toMatchObject({ price_ore: 4900, struck_ore: 5900 });
    await api.query(`DELETE FROM product_prices WHERE valid_from >= '2031-01-01'`);
  });

  it('changes a price at midnight in Sweden', async () => {
    await api.query(
      `INSERT INTO product_prices (product_id, valid_from, ore) VALUES ($1, '2030-07-01', 5900)`,
      [SOFT_START],
    );
    const at = async (time: string) =>
      (await api.app.get(OrdersService).listProducts(new Date(time))).find(({ id }) => id === SOFT_START)
        ?.price_ore;
    expect([await at('2030-06-30T21:59:59Z'), await at('2030-06-30T22:00:00Z')]).toEqual([4900, 5900]);
  });
});

describe('the table of VAT rates', () => {
  let told: Rate[];

  beforeAll(async () => {
    const file = new URL('../../../content/vat-rates.json', import.meta.url);
    const { rates }: { rates: Rate[] } = JSON.parse(await readFile(file, 'utf8'));
    told = rates;
  });

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
