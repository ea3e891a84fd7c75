import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  idOf,
  mailedToken,
  someCaller,
  startNewsletterApi,
  subscribe,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

const GROWTH = '/api/admin/newsletter/growth';

interface Day {
  day: string;
  confirmed: number;
  left: number;
  active: number;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  ({ token } = await api.signedIn('admin'));
});
afterAll(() => api.stop());

async function daysOf(query: string): Promise<Day[]> {
  return (await api.get<{ days: Day[] }>(GROWTH + query, token)).body.days;
}

const figuresOf = (days: Day[]) => days.map(({ confirmed, left, active }) => [confirmed, left, active]);

async function confirmedBefore(email: string, days: number): Promise<void> {
  await activeSubscriber(api, email);
  await api.query(
    `UPDATE newsletter_subscribers SET confirmed_at = now() - make_interval(days => $2) WHERE email = $1`,
    [email, days],
  );
}

it('returns ninety days until today with zeros before anybody confirmed', async () => {
  await subscribe(api, 'vantar@exempel.se');
  const days = await daysOf('');
  expect(days).toHaveLength(90);
  const [today] = await api.query<{ day: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS day`,
  );
  expect(days.at(-1)).toEqual({ day: today?.day, confirmed: 0, left: 0, active: 0 });
});

it('counts who confirmed and who left on their days, and how many were active', async () => {
  await confirmedBefore('fore@exempel.se', 40);
  await confirmedBefore('lamnade@exempel.se', 40);
  await confirmedBefore('studsade@exempel.se', 2);
  await confirmedBefore('ny@exempel.se', 1);
  expect(figuresOf(await daysOf('?days=3'))).toEqual([
    [1, 0, 3],
    [1, 0, 4],
    [0, 0, 4],
  ]);
  const unsubscribeToken = await mailedToken(api, 'lamnade@exempel.se', 'avregistrera');
  await api.call('POST', '/api/newsletter/unsubscribe', {
    body: { token: unsubscribeToken },
    headers: someCaller(),
  });
  await api.query(`UPDATE newsletter_subscribers SET status = 'bounced' WHERE email = 'studsade@exempel.se'`);
  await api.query(
    `INSERT INTO newsletter_suppressions (email_hash, reason, created_at)
     SELECT email_hash, 'bounced', now() - interval '1 day' FROM newsletter_consents WHERE subscriber_id = $1 LIMIT 1`,
    [await idOf(api, 'studsade@exempel.se')],
  );
  expect(figuresOf(await daysOf('?days=3'))).toEqual([
    [1, 0, 3],
    [1, 1, 3],
    [0, 1, 2],
  ]);
});

it('refuses a period of no days and of more than is shown', async () => {
  for (const query of ['?days=0', '?days=401', '?days=x'])
    expect((await api.get(GROWTH + query, token)).status).toBe(400);
});
