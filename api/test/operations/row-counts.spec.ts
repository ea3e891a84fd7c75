import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const PART = `concat(purpose, CASE WHEN confirmed_at IS NOT NULL THEN ':confirmed' END)`;
const kept = () =>
  api.query(`SELECT part, sum(change)::integer AS count FROM row_counts WHERE list = 'notify_entries'
    GROUP BY part HAVING sum(change) <> 0 ORDER BY part`);
const counted = () =>
  api.query(`SELECT ${PART} AS part, count(*)::integer FROM notify_entries GROUP BY 1 ORDER BY 1`);

describe('the count of a long list', () => {
  it('equals its rows after each kind of change, and is added up', async () => {
    await api.query(`DO $$ BEGIN
      PERFORM setseed(0.5);
      FOR n IN 1..400 LOOP
        INSERT INTO notify_entries (email, purpose)
          VALUES (n || '@exempel.se', (ARRAY['products', 'premium', 'trygg-punkt'])[1 + n % 3]);
      END LOOP;
      UPDATE notify_entries SET confirmed_at = now() WHERE id % 2 = 0;
      UPDATE notify_entries SET purpose = 'premium' WHERE purpose = 'trygg-punkt';
      DELETE FROM notify_entries WHERE id % 5 = 0;
    END $$`);
    expect(await kept()).toEqual(await counted());
    expect(await counted()).toHaveLength(4);
    const [rows] = await api.query<{ count: number }>('SELECT count(*)::integer FROM row_counts');
    expect(rows?.count).toBeLessThan(400);
  });

  it('equals its rows after many changes at once', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        api.query(`INSERT INTO notify_entries (email, purpose) VALUES ($1, 'fokustraning')`, [
          `${n}@samtidigt.se`,
        ]),
      ),
    );
    expect(await kept()).toEqual(await counted());
  });
});
