import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import './login-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, aList, READER } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const EXCHANGE = 'POST /api/auth/google/exchange';
const CODE = 'a'.repeat(43);

function prepare(google: Record<string, string | null> | null) {
  const api = startFakeApi();
  api.on('GET /api/auth/providers', () => answer({ google }));
  api.on('GET /api/blog/admin/posts', () => answer(aList([])));
  return api;
}

const AUTHORIZATION = 'https://google.test/o/oauth2/auth';
const SET_UP = {
  client_id: 'x',
  redirect_url: 'http://api.test/api/auth/google',
  authorization_url: AUTHORIZATION,
};
const WITHOUT_SECRET = { ...SET_UP, redirect_url: null };
const BY_ID_TOKEN = 'POST /api/auth/google';

const idToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('sign-in by Google', () => {
  it('begins at the API and names the page to come back to', async () => {
    prepare(SET_UP);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('link', { name: 'Fortsätt med Google' })).toHaveAttribute(
      'href',
      'http://api.test/api/auth/google?origin=http%3A%2F%2Flocalhost',
    );
  });

  it('shows no button where it is not set up', async () => {
    const api = prepare(null);
    renderAdmin('/admin/login');
    await screen.findByLabelText('E-post');
    await waitFor(() => expect(api.calls('GET /api/auth/providers')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument();
  });

  it('ends with a code that is exchanged once and leaves the address', async () => {
    const api = prepare(SET_UP);
    api.on(EXCHANGE, () => answer({ token: 'new', user: ADMIN }));
    window.history.replaceState(null, '', `/admin/login#code=${CODE}`);
    const { router } = renderAdmin('/admin/login');
    await screen.findByText('Välkommen, Anna');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(api.calls(EXCHANGE).map(({ body }) => body)).toEqual([{ code: CODE }]);
    expect(window.location.hash).toBe('');
    expect(window.localStorage.getItem('token')).toBe('new');
  });

  it.each([
    ['what went wrong there', '#error=GOOGLE_LOGIN_FAILED'],
    ['a code that is none', '#code=x'],
  ])('shows a message for %s', async (_, hash) => {
    prepare(SET_UP);
    window.history.replaceState(null, '', `/admin/login${hash}`);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att logga in med Google.');
    expect(screen.getByLabelText('E-post')).toBeVisible();
    await screen.findByRole('link', { name: 'Fortsätt med Google' });
  });

  it.each([
    [
      'the sentence of the API',
      answer({ error: 'Det gick inte.', code: 'GOOGLE_LOGIN_FAILED' }, 401),
      'Det gick inte.',
    ],
    ['the last fallback where nothing answers', Response.error(), 'Google login failed'],
  ])('shows %s', async (_, response, sentence) => {
    const api = prepare(SET_UP);
    api.on(EXCHANGE, () => response);
    window.history.replaceState(null, '', `/admin/login#code=${CODE}`);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await screen.findByRole('link', { name: 'Fortsätt med Google' });
  });

  it('refuses a user who is no admin with a message, and keeps no token', async () => {
    const api = prepare(SET_UP);
    api.on(EXCHANGE, () => answer({ token: 'new', user: READER }));
    window.history.replaceState(null, '', `/admin/login#code=${CODE}`);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kontot har inte behörighet till redaktionen.',
    );
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('the implicit flow, where the API has no client secret', () => {
  /** The parameters of the link to Google, once it is rendered. */
  async function asked(): Promise<URLSearchParams> {
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Fortsätt med Google' });
    const address = new URL(link.href);
    expect(address.origin + address.pathname).toBe(AUTHORIZATION);
    return address.searchParams;
  }

  it('requests an ID token for this page, each time with a new nonce', async () => {
    prepare(WITHOUT_SECRET);
    const { unmount } = renderAdmin('/admin/login');
    const first = await asked();
    expect(Object.fromEntries(first)).toMatchObject({
      client_id: 'x',
      redirect_uri: 'http://localhost/admin/login',
      response_type: 'id_token',
      scope: 'openid email',
    });
    expect(first.get('nonce')).toMatch(/^[\w-]{43}$/);
    unmount();
    renderAdmin('/admin/login');
    expect((await asked()).get('nonce')).not.toBe(first.get('nonce'));
  });

  it('signs in by the requested token once, and removes it from the address', async () => {
    const api = prepare(WITHOUT_SECRET);
    api.on(BY_ID_TOKEN, () => answer({ token: 'new', user: ADMIN }));
    const { unmount } = renderAdmin('/admin/login');
    const credential = idToken({ nonce: (await asked()).get('nonce') });
    unmount();
    window.history.replaceState(null, '', `/admin/login#id_token=${credential}`);
    renderAdmin('/admin/login');
    await screen.findByText('Välkommen, Anna');
    expect(api.calls(BY_ID_TOKEN).map(({ body }) => body)).toEqual([{ credential }]);
    expect(window.location.hash).toBe('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['was asked for elsewhere', idToken({ nonce: 'another' })],
    ['names no nonce', idToken({})],
    ['is no token', 'x'],
  ])('signs nobody in by what %s', async (_, credential) => {
    const api = prepare(WITHOUT_SECRET);
    window.history.replaceState(null, '', `/admin/login#id_token=${credential}`);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att logga in med Google.');
    await asked();
    expect(api.calls(BY_ID_TOKEN)).toHaveLength(0);
    expect(window.location.hash).toBe('');
  });
});
