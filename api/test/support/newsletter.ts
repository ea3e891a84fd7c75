import { TestApi } from './test-api';

/** The admin's routes of subscribers. */
export const SUBSCRIBERS = '/api/admin/newsletter/subscribers';

/** A new net address for each call, because most tests do not concern the limit by net. */
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

/** The token of the newest link of a kind in the mails to an address. */
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

/** Subscribes and confirms. */
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

export async function idOf(api: TestApi, email: string): Promise<string> {
  const [row] = await api.query<{ id: string }>('SELECT id FROM newsletter_subscribers WHERE email = $1', [
    email,
  ]);
  return row?.id ?? '';
}
