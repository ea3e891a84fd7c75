import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { UserEntity } from '../../src/modules/auth/user.entity';
import { ROUTES, undocumented, type Route } from '../support/contract';
import { PNG, requestsTo, type GeneratedRequest, type KnownValues } from '../support/generated-requests';
import { PASSWORD, portOf, postBody, TestApi } from '../support/test-api';
import { isLong, testedApi } from '../support/tested-api';

const { SessionsService } = testedApi;

/** Of all routes in turn, so that each meets what the others have changed. */
const ROUNDS = isLong ? 35 : 2;
const REQUESTS_OF_ROUND = 4;
/** A stream does not end, so it cannot be compared; test/blog/changes.spec.ts covers it. */
const GENERATED_ROUTES = ROUTES.filter(({ path: address }) => address !== '/api/blog/changes');

let api: TestApi;
let google: Server;
let media: string;
const spare: string[] = [];
let leaver: UserEntity;
let known: (route: Route) => KnownValues;
const tokens: Partial<Record<GeneratedRequest['caller'], string>> = {};
let sent = 0;

beforeAll(async () => {
  google = createServer((_request, response) => response.end('{"keys":[]}'));
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  media = await mkdtemp(path.join(os.tmpdir(), 'stillsam-media-'));
  const origin = `http://127.0.0.1:${portOf(google)}`;
  api = await TestApi.start({
    environment: {
      TRUSTED_PROXIES: 'loopback',
      MEDIA_DIR: media,
      GOOGLE_CLIENT_ID: 'stillsam',
      GOOGLE_CLIENT_SECRET: 'hemlig',
      GOOGLE_JWKS_URL: origin,
      GOOGLE_TOKEN_URL: origin,
      GOOGLE_USERINFO_URL: origin,
    },
  });
  // The first ids are of accounts that nobody needs: generated calls change, remove and help in some.
  for (let count = 0; count < 6; count += 1) spare.push((await api.signedIn('care')).id);
  tokens.admin = (await api.signedIn('admin')).token;
  tokens.user = (await api.signedIn('user')).token;
  leaver = await api.users.create({
    email: 'gar@exempel.se',
    username: 'Går',
    password: PASSWORD,
    role: 'user',
  });
  tokens.stranger = 'eyJhbGciOiJub25lIn0.e30.';
  known = await fill();
});
afterAll(async () => {
  await api.stop();
  await new Promise((resolve) => google.close(resolve));
  await rm(media, { recursive: true });
});

/** Their success needs a token of a mail, Google, a cookie, a page of the site or its form; their own specs cover it. */
const NEEDS_A_SECRET = [
  'DELETE /api/auth/sessions/{id}',
  // A code of an app, an answer of a key or a cookie.
  'POST /api/auth/email/confirm',
  'POST /api/auth/totp/confirm',
  'DELETE /api/auth/totp',
  'POST /api/auth/recovery-codes',
  'POST /api/auth/passkeys',
  'DELETE /api/auth/passkeys/{id}',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/auth/step-up',
  'POST /api/auth/renew',
  // No releases are configured here.
  'POST /api/admin/releases/{part}/rollback',
  'POST /api/auth/google',
  'POST /api/auth/google/exchange',
  'POST /api/auth/password',
  'POST /api/contact/form',
  // The number that a filter selects, or a change that was made.
  'POST /api/admin/newsletter/subscribers/bulk-update-all',
  'POST /api/admin/newsletter/subscribers/undo',
  'POST /api/newsletter/bounces',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/confirm/form',
  'POST /api/newsletter/preferences',
  'POST /api/newsletter/preferences/form',
  'POST /api/newsletter/preferences/read',
  'POST /api/newsletter/subscribe/form',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/unsubscribe/form',
  'POST /api/notify/confirm',
  'POST /api/notify/confirm/form',
  'POST /api/notify/form',
  'POST /api/withdrawals/form',
  // A payment, a buyer's cookie, or a signature of the provider.
  'GET /api/payments/orders/{ref}',
  'GET /api/payments/test/{ref}',
  'GET /api/purchases',
  'GET /api/purchases/files/{file}',
  'GET /api/purchases/receipts/{file}',
  'POST /api/admin/orders/{id}/mails',
  'POST /api/orders/form',
  'POST /api/orders/{number}/refunds',
  'POST /api/payments/notices/{provider}',
  'POST /api/payments/orders/{ref}/attempts',
  'POST /api/payments/orders/{ref}/attempts/form',
  'POST /api/payments/test/{ref}/form',
  'POST /api/purchases/open',
  'POST /api/purchases/open/form',
  'POST /api/purchases/send/form',
];

/** Creates rows. @returns values that exist, such as ids. */
async function fill(): Promise<(route: Route) => KnownValues> {
  const token = tokens.admin;
  const slugs: string[] = [];
  for (let count = 1; count <= 30; count += 1) {
    const { body } = await api.call('POST', '/api/blog/posts', { token, body: postBody() });
    slugs.push(String(body.slug));
  }
  for (const id of [4, 8, 16]) await api.call('DELETE', `/api/blog/posts/${id}`, { token });
  await api.query(`INSERT INTO contact_messages (name, email, message)
    SELECT 'Anna', 'a@b.se', 'Hej' FROM generate_series(1, 30)`);
  await api.query(`INSERT INTO notify_entries (email, purpose)
    SELECT 'n' || n || '@b.se', 'premium' FROM generate_series(1, 30) AS n`);
  // Letters have the slugs of posts, so that a generated address finds either.
  await api.query(`INSERT INTO campaigns (slug, subject, content, status, started_at)
    SELECT slug, 'Hej', '<p>Hej.</p>', 'sent', now() FROM posts`);
  const { body } = await api.get<{ products: { id: string }[]; checkout: { terms: { version: string } } }>(
    '/api/products',
  );
  const form = new FormData();
  form.set('alt', 'En punkt');
  form.set('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'a.png');
  const uploaded = await fetch(`${api.origin}/api/admin/media`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.admin}` },
    body: form,
  });
  const picture: { src: string } = JSON.parse(await uploaded.text());
  const [hash, file] = picture.src.split('/').slice(-2);
  const everywhere: KnownValues = {
    // Rows of any table that are created meanwhile get one of these ids.
    '{id}': Array.from({ length: 40 }, (_, index) => String(index + 1)),
    '{post}': ['new', '1', '2'],
    '{kind}': ['message', 'notify-entry'],
    '{version}': ['1', '2'],
    '{slug}': slugs,
    '{hash}': [hash],
    '{name}': [file],
    terms_version: [body.checkout.terms.version],
    items: [
      body.products.map(({ id }) => ({ id, quantity: 1 })),
      [{ id: body.products[0]?.id, quantity: 3 }],
    ],
    is_adult: [true],
    accepts_terms: [true],
    waives_withdrawal: [true],
    country: ['SE'],
    month: ['2026-11'],
    year: ['2026'],
    version: [1, 1, 1, 2, 3],
    featured_image: [null, `/api/media/${'0'.repeat(32)}/960.webp`, 'https://exempel.se/bild.webp'],
    slug: ['ny-adress', 'lugn'],
  };
  const login = {
    email: [(await api.signedIn('user')).email, 'ingen@exempel.se'],
    password: [PASSWORD, 'x'],
  };
  // Posts that are changed are others than those that are deleted: a long run would leave none to change.
  const changed = { '{id}': Array.from({ length: 12 }, (_, index) => String(index + 17)) };
  const deleted = { '{id}': Array.from({ length: 16 }, (_, index) => String(index + 1)) };
  const bulk = { ids: [['1'], ['2', '3'], ['999']], value: ['unsubscribed'] };
  const byRoute: Record<string, KnownValues> = {
    'POST /api/admin/newsletter/subscribers/bulk-update': bulk,
    'POST /api/auth/login': login,
    'PUT /api/blog/posts/{id}': changed,
    'PATCH /api/admin/users/{id}': { '{id}': spare },
    'POST /api/admin/users/{id}/remove': { '{id}': spare },
    'POST /api/admin/users/{id}/reset-factors': { '{id}': spare },
    'DELETE /api/blog/posts/{id}': deleted,
  };
  return ({ name: route }) => ({ ...everywhere, ...byRoute[route] });
}

const SIGN_OUTS = ['POST /api/auth/logout', 'DELETE /api/auth/sessions'];

/** Signing out ends the session, so each gets one of its own. */
async function tokenFor({ caller, route }: GeneratedRequest): Promise<string | undefined> {
  if (!SIGN_OUTS.includes(route.name) || (caller !== 'admin' && caller !== 'user')) return tokens[caller];
  return (await api.app.get(SessionsService).open(leaver, 'Okänd enhet')).answer.token;
}

/** From many net addresses, so that limits by net are rarely reached. */
function addressOf(count: number): string {
  return `10.${(count >> 10) & 255}.${(count >> 2) & 255}.1`;
}

async function send(request: GeneratedRequest) {
  sent += 1;
  return api.call(request.route.method, request.path, {
    token: await tokenFor(request),
    body: request.body,
    headers: { ...request.headers, 'X-Forwarded-For': addressOf(sent) },
  });
}

describe('the comparison with the contract', () => {
  it.each([
    ['a field too many', { status: 'ok', more: 1 }, 200],
    ['a field too few', {}, 200],
    ['another type', { status: 1 }, 200],
    ['another status', { status: 'ok' }, 202],
    ['an error without a code', { error: 'x', requestId: 'x' }, 400],
    ['a code that is not on the list', { error: 'x', requestId: 'x', code: 'OKÄND' }, 400],
  ])('sees %s', (_, body, status) => {
    const route = ROUTES.find(({ path: address }) => address === '/api/health/live');
    if (!route) throw new Error('The contract has no health');
    const headers = new Headers({ 'Content-Type': 'application/json' });
    expect(undocumented(route, { status, headers, text: JSON.stringify(body), body })).toBeDefined();
    expect(undocumented(route, { status: 200, headers, text: '', body: { status: 'ok' } })).toBeUndefined();
  });
});

describe('the API', () => {
  it(
    'answers generated requests as documented, without a fault of ours',
    async () => {
      const statuses = new Map<string, Set<number>>();
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const route of GENERATED_ROUTES) {
          const met = statuses.get(route.name) ?? new Set();
          statuses.set(route.name, met);
          await fc.assert(
            fc.asyncProperty(requestsTo([route], known), async (request) => {
              const answer = await send(request);
              met.add(answer.status);
              expect(answer.status >= 500 ? answer : undefined).toBeUndefined();
              expect(undocumented(route, answer)).toBeUndefined();
            }),
            { numRuns: REQUESTS_OF_ROUND, endOnFailure: true },
          );
        }
      // A generator that only meets refusals tests little; in a short run some routes may succeed by chance only.
      const refusedOnly = [...statuses].filter(([, met]) => [...met].every((status) => status >= 400));
      const isUnexpected = ([name]: [string, unknown]) => !NEEDS_A_SECRET.includes(name);
      const leftByChance = isLong ? 0 : Math.ceil(GENERATED_ROUTES.length / 2);
      expect(refusedOnly.filter(isUnexpected).slice(leftByChance)).toEqual([]);
    },
    30 * 60_000,
  );
});
