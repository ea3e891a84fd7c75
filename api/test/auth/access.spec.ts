import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyBody, ROUTES as CONTRACT_ROUTES } from '../support/contract';
import { TestApi } from '../support/test-api';

/** Every route that needs no token. A route that is missing here and open is a hole. */
const PUBLIC_ROUTES = [
  'GET /api/blog/changes',
  'GET /api/blog/posts',
  'GET /api/blog/posts/{slug}',
  'GET /api/blog/corrections',
  'GET /api/blog/sitemap-entries',
  'GET /api/guides',
  'GET /api/guides/{slug}',
  'GET /api/guides/{slug}/sessions/{number}',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/health/retention',
  'GET /api/media/{hash}/{name}',
  'GET /api/narrations/files/{hash}',
  'GET /api/narrations/{hash}',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/providers',
  'POST /api/auth/email/confirm',
  'POST /api/auth/google',
  'POST /api/auth/google/exchange',
  'POST /api/auth/login',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/auth/passkeys/sign-in/options',
  'POST /api/auth/renew',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/confirm',
  'GET /api/newsletter/letters',
  'GET /api/newsletter/letters/{slug}',
  'GET /api/newsletter/unsubscribe',
  'POST /api/contact',
  'POST /api/contact/form',
  'POST /api/newsletter/bounces',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/confirm/form',
  'POST /api/newsletter/letters/{slug}/visits',
  'POST /api/newsletter/preferences',
  'POST /api/newsletter/preferences/form',
  'POST /api/newsletter/preferences/read',
  'POST /api/newsletter/subscribe',
  'POST /api/newsletter/subscribe/form',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/unsubscribe/form',
  'POST /api/notify',
  'POST /api/notify/confirm',
  'POST /api/notify/confirm/form',
  'POST /api/notify/form',
  'GET /api/products',
  'GET /api/site-facts',
  'POST /api/orders',
  'POST /api/orders/form',
  'GET /api/payments/orders/{ref}',
  'POST /api/payments/orders/{ref}/attempts',
  'POST /api/payments/orders/{ref}/attempts/form',
  'POST /api/payments/notices/{provider}',
  'GET /api/payments/test/{ref}',
  'POST /api/payments/test/{ref}/form',
  'GET /api/purchases',
  'GET /api/purchases/files/{file}',
  'GET /api/purchases/receipts/{file}',
  'POST /api/purchases/open',
  'POST /api/purchases/open/form',
  'POST /api/purchases/send',
  'POST /api/purchases/send/form',
  'POST /api/readings',
  'GET /api/reviews',
  'POST /api/reviews/link/code',
  'POST /api/reviews/link/open',
  'POST /api/reviews/link/remarks',
  'POST /api/reviews/link/verdict',
  'PUT /api/reviews/link/consent',
  'POST /api/withdrawals',
  'POST /api/withdrawals/form',
];
/** Routes for signed-in users of any role. */
const SIGNED_IN_ROUTES = [
  'GET /api/auth/verify',
  'POST /api/auth/logout',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{id}',
  'GET /api/auth/factors',
  'DELETE /api/auth/totp',
  'POST /api/auth/totp',
  'POST /api/auth/totp/confirm',
  'POST /api/auth/recovery-codes',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'DELETE /api/auth/passkeys/{id}',
  'POST /api/auth/step-up',
  'POST /api/auth/step-up/options',
  'POST /api/auth/email',
  'PUT /api/auth/name',
  'POST /api/auth/password',
  // Each role gets what belongs to its areas.
  'GET /api/admin/overview',
  'GET /api/admin/overview/week',
];

/** A public route that answers these has looked at a secret of another kind. */
const OF_A_SECRET = new Set(['GUIDE_NOT_BOUGHT', 'PASSKEY_REFUSED']);

/** The routes of each role, told by their addresses and not by the areas of the code. */
const ALLOWED = {
  admin: /./,
  editor: / \/api\/(blog|admin\/(media|campaigns|readings))/,
  care: / \/api\/(admin\/(messages|orders|withdrawals|personal-data)|orders\/)/,
  reviewer: / \/api\/admin\/reviews/,
  team: / \/api\/admin\/releases/,
  user: /^$/,
};
const ROLES = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[];

const ROUTES = CONTRACT_ROUTES.map(({ name }) => name);
const ADMIN_ROUTES = ROUTES.filter((route) => ![...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES].includes(route));

let api: TestApi;
const tokens: Partial<Record<keyof typeof ALLOWED, string>> = {};

beforeAll(async () => {
  api = await TestApi.start();
  for (const role of ROLES) tokens[role] = (await api.signedIn(role)).token;
});
afterAll(() => api.stop());

function ask(name: string, token?: string) {
  const route = CONTRACT_ROUTES.find((known) => known.name === name);
  if (!route) throw new Error(`The contract has no ${name}`);
  return api.call(route.method, route.path.replace(/\{\w+\}/g, '1'), { token, ...emptyBody(route) });
}

describe('access', () => {
  it('includes the admin routes of the blog', () => {
    expect(ADMIN_ROUTES).toEqual(
      expect.arrayContaining([
        'GET /api/blog/admin/posts',
        'POST /api/blog/posts',
        'PUT /api/blog/posts/{id}',
      ]),
    );
    expect(ROUTES).toEqual(expect.arrayContaining([...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES]));
  });

  it.each([...ADMIN_ROUTES, ...SIGNED_IN_ROUTES])('requires a token for %s', async (route) => {
    const { status, body } = await ask(route);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(ADMIN_ROUTES)('refuses a user who is no admin at %s', async (route) => {
    const { status, body } = await ask(route, tokens.user);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  it.each(ADMIN_ROUTES.filter((route) => !route.startsWith('GET')))(
    'says for %s which access is missing before it looks at the type of the body',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const text = { body: 'text', headers: { 'Content-Type': 'text/plain' } };
      const send = (token?: string) => api.call(method, path.replace(/\{\w+\}/g, '1'), { token, ...text });
      expect([(await send()).status, (await send(tokens.user)).status]).toEqual([401, 403]);
    },
  );

  it.each(ADMIN_ROUTES)('opens %s to the roles whose work it is, and to no other', async (route) => {
    for (const role of ROLES) {
      const { status } = await ask(route, tokens[role]);
      expect({ role, isOpen: status !== 403 }).toEqual({ role, isOpen: ALLOWED[role].test(route) });
    }
  });

  // A renewal answers without its cookie as a route without a token does.
  it.each(PUBLIC_ROUTES.filter((route) => !/\/(changes|renew)$/.test(route)))(
    'opens %s to all',
    async (route) => {
      const { status, body } = await ask(route);
      // What was bought opens by a cookie of its own, and a passkey answers a challenge.
      if (!OF_A_SECRET.has(String(body.code))) expect([401, 403]).not.toContain(status);
    },
  );

  it('keeps a response to a token out of caches', async () => {
    for (const route of [...ADMIN_ROUTES, ...SIGNED_IN_ROUTES, ...PUBLIC_ROUTES]) {
      if (/\/changes$|\/logout$|^DELETE \/api\/auth\/sessions$/.test(route)) continue;
      const { headers } = await ask(route, tokens.user);
      expect({ route, caching: headers.get('cache-control') }).toEqual({ route, caching: 'no-store' });
    }
  });
});
