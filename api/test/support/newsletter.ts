import { TestApi } from './test-api';

/** A net address of its own for each call: the limit by net is not what most tests are about. */
let callers = 0;
export const someCaller = () => {
  callers += 1;
  return { 'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` };
};

export function startNewsletterApi(environment: Record<string, string> = {}): Promise<TestApi> {
  return TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback', ...environment } });
}

export function subscribe(api: TestApi, email: unknown, headers: Record<string, string> = someCaller()) {
  return api.call('POST', '/api/newsletter/subscribe', { body: { email, gdprConsent: true }, headers });
}

export interface StoredMail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export function mailsTo(api: TestApi, email: string): Promise<StoredMail[]> {
  return api.query('SELECT subject, text, headers FROM mails WHERE recipient = $1 ORDER BY id', [email]);
}

/** The token of the newest link of a kind that an address was mailed. */
export async function mailedToken(
  api: TestApi,
  email: string,
  page: 'bekrafta' | 'avregistrera',
): Promise<string> {
  const mail = (await mailsTo(api, email)).at(-1);
  return new RegExp(`/nyhetsbrev/${page}\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

export function confirm(api: TestApi, token: unknown) {
  return api.call('POST', '/api/newsletter/confirm', { body: { token }, headers: someCaller() });
}

/** A subscriber who has confirmed. */
export async function activeSubscriber(api: TestApi, email: string): Promise<void> {
  await subscribe(api, email);
  await confirm(api, await mailedToken(api, email, 'bekrafta'));
}

export async function statusOf(api: TestApi, email: string): Promise<string | undefined> {
  const [row] = await api.query<{ status: string }>(
    'SELECT status FROM newsletter_subscribers WHERE email = $1',
    [email],
  );
  return row?.status;
}

/** Whether the counts that triggers keep are those of the rows. */
export async function countsAreTrue(api: TestApi): Promise<boolean> {
  const wrong = await api.query(
    `(${wrongCounts('newsletter_status_counts', "''", "''")})
     UNION ALL (${wrongCounts('newsletter_day_counts', 'day::text', "(created_at AT TIME ZONE 'UTC')::date")})
     UNION ALL (${wrongCounts('newsletter_prefix_counts', 'prefix', 'left(email, 2)')})`,
  );
  return wrong.length === 0;
}

/** Counts that are kept and not true, or true and not kept. */
function wrongCounts(table: string, place: string, key: string): string {
  const kept = `SELECT status, ${place}, sum(count) FROM ${table} GROUP BY 1, 2 HAVING sum(count) <> 0`;
  const counted = `SELECT status, (${key})::text, count(*) FROM newsletter_subscribers GROUP BY 1, 2`;
  return `(${kept} EXCEPT ${counted}) UNION ALL (${counted} EXCEPT ${kept})`;
}
