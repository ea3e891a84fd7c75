import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  mailedToken,
  mailsTo,
  someCaller,
  startNewsletterApi,
  statusOf,
  subscribe,
} from '../support/newsletter';
import { eventually, type TestApi } from '../support/test-api';

const ALREADY = { error: 'Den här e-postadressen är redan registrerad.', code: 'ALREADY_SUBSCRIBED' };

let api: TestApi;

beforeAll(async () => {
  api = await startNewsletterApi();
});
afterAll(() => api.stop());

/** Lets time pass for the limits of an address. */
const laterBy = (interval: string) =>
  api.query(`UPDATE newsletter_opt_in_mails SET sent_at = sent_at - $1::interval`, [interval]);

describe('subscribing', () => {
  it('stores a pending subscriber, mails a link, and says the specified text', async () => {
    const { status, body } = await subscribe(api, '  Anna@Exempel.se ');
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
      confirmation: expect.stringContaining('bekräfta'),
    });
    expect(await statusOf(api, 'anna@exempel.se')).toBe('pending');
    const [mail] = await mailsTo(api, 'anna@exempel.se');
    expect(mail?.text).toMatch(/http:\/\/localhost:4200\/nyhetsbrev\/bekrafta\?token=[\w-]{43}\n/);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:4200\/api\/newsletter\/unsubscribe\?token=[\w.-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('stores tokens as hashes only', async () => {
    await subscribe(api, 'hash@exempel.se');
    const token = await mailedToken(api, 'hash@exempel.se', 'bekrafta');
    const rows = await api.query<{ token_hash: Buffer }>('SELECT * FROM newsletter_confirmations');
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    '',
    'anna',
    'anna@exempel',
    null,
    7,
    { $ne: null },
    'a@exempel.se\r\nBcc: b@exempel.se',
    'a@exempel.se\n',
    'a@exempel.se,b@exempel.se',
    '"a b"@exempel.se',
    `${'a'.repeat(250)}@exempel.se`,
  ])('refuses %j with the specified sentence', async (email) => {
    const { status, body } = await subscribe(api, email);
    expect([status, body]).toMatchObject([
      400,
      { error: 'Ange en giltig e-postadress.', code: 'VALIDATION_FAILED', issues: [{ path: 'email' }] },
    ]);
  });

  it.each([
    [{ email: 'bo@exempel.se' }, 'gdprConsent'],
    [{ email: 'bo@exempel.se', gdprConsent: false }, 'gdprConsent'],
    [{ email: 'bo@exempel.se', gdprConsent: 'true' }, 'gdprConsent'],
    [{ email: 'bo@exempel.se', gdprConsent: true, status: 'active' }, 'status'],
  ])('refuses %j', async (body, path) => {
    const answer = await api.call('POST', '/api/newsletter/subscribe', { body, headers: someCaller() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
    expect(await statusOf(api, 'bo@exempel.se')).toBeUndefined();
  });

  it('answers 409 for a subscriber, in any case of letters, and mails nothing', async () => {
    await activeSubscriber(api, 'cilla@exempel.se');
    const before = await mailsTo(api, 'cilla@exempel.se');
    const { status, body } = await subscribe(api, 'CILLA@exempel.SE');
    expect([status, body]).toMatchObject([409, ALREADY]);
    expect(await mailsTo(api, 'cilla@exempel.se')).toEqual(before);
  });

  it('works while nothing can be mailed', async () => {
    const silent = await startNewsletterApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      expect((await subscribe(silent, 'david@exempel.se')).status).toBe(201);
      await eventually(async () => {
        const [mail] = await silent.query<{ attempts: number }>('SELECT attempts FROM mails');
        return (mail?.attempts ?? 0) > 0;
      });
    } finally {
      await silent.stop();
    }
  });
});

describe('the limit of opt-in mails', () => {
  const email = 'ester@exempel.se';
  const again = async () => (await subscribe(api, email)).status;
  const mailed = async () => (await mailsTo(api, email)).length;

  it('allows one in 15 minutes and three a day, and a waiting address answers 409 all the while', async () => {
    expect(await again()).toBe(201);
    expect([await again(), await mailed()]).toEqual([409, 1]);
    await laterBy('14 minutes');
    expect([await again(), await mailed()]).toEqual([409, 1]);
    await laterBy('2 minutes');
    expect([await again(), await mailed()]).toEqual([409, 2]);
    await laterBy('16 minutes');
    expect([await again(), await mailed()]).toEqual([409, 3]);
    await laterBy('16 minutes');
    expect([await again(), await mailed()]).toEqual([409, 3]);
    await laterBy('24 hours');
    expect([await again(), await mailed()]).toEqual([409, 4]);
  });

  it('holds when the subscriber is deleted in between', async () => {
    await subscribe(api, 'fia@exempel.se');
    await api.query(`DELETE FROM newsletter_subscribers WHERE email = 'fia@exempel.se'`);
    expect((await subscribe(api, 'fia@exempel.se')).status).toBe(201);
    expect(await mailsTo(api, 'fia@exempel.se')).toHaveLength(1);
  });

  it('holds for all addresses together', async () => {
    const capped = await startNewsletterApi({ NEWSLETTER_OPT_IN_PER_HOUR: '3' });
    try {
      for (let index = 0; index < 5; index += 1)
        expect((await subscribe(capped, `gun${index}@exempel.se`)).status).toBe(201);
      const [row] = await capped.query<{ count: string }>('SELECT count(*) FROM mails');
      expect(row?.count).toBe('3');
    } finally {
      await capped.stop();
    }
  });
});

describe('the limit by net address', () => {
  it('refuses the sixth request of a minute, whatever was in them, and other nets go on', async () => {
    const caller = someCaller();
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await subscribe(api, index === 2 ? 'fel' : `hans${index}@exempel.se`, caller)).status);
    expect(statuses).toEqual([201, 201, 400, 201, 201]);
    const sixth = await subscribe(api, 'hans9@exempel.se', caller);
    expect([sixth.status, sixth.body]).toMatchObject([
      429,
      { error: 'För många förfrågningar. Försök igen om en minut.', code: 'TOO_MANY_REQUESTS' },
    ]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await subscribe(api, 'hans9@exempel.se')).status).toBe(201);
  });
});

describe('a subscription among 200 parallel ones in mixed case', () => {
  it('makes one row, one success and one mail for one address; the rest is told that it is registered', async () => {
    const mixed = (index: number) =>
      [...'parallell@exempel.se']
        .map((letter, place) => ((index >> (place % 8)) & 1 ? letter.toUpperCase() : letter))
        .join('');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(api, mixed(index))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ created: count(201), conflict: count(409) }).toEqual({ created: 1, conflict: 199 });
    const rows = await api.query(`SELECT FROM newsletter_subscribers WHERE email ILIKE 'parallell@%'`);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(api, 'parallell@exempel.se')).toHaveLength(1);
  });

  it('makes a row for each of many addresses', async () => {
    // In waves that the pool takes at once, also on a busy machine: what waits too long is shed with 503, elsewhere.
    for (let wave = 0; wave < 4; wave += 1) {
      const answers = await Promise.all(
        Array.from({ length: 15 }, (_, index) => subscribe(api, `parallell${wave}-${index}@exempel.se`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 201));
    }
  });
});
