import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import './login-page.route';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, aList, READER } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const EXCHANGE = 'POST /api/auth/google/exchange';
const CODE = 'a'.repeat(43);

function prepare(google: { client_id: string; redirect_url: string | null } | null) {
  const api = startFakeApi();
  api.on('GET /api/auth/providers', () => answer({ google }));
  api.on('GET /api/blog/admin/posts', () => answer(aList([])));
  return api;
}

const SET_UP = { client_id: 'x', redirect_url: 'http://api.test/api/auth/google' };

afterEach(() => void window.history.replaceState(null, '', '/'));

describe('the way by Google', () => {
  it('begins at the API and names the page to come back to', async () => {
    prepare(SET_UP);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('link', { name: 'Fortsätt med Google' })).toHaveAttribute(
      'href',
      'http://api.test/api/auth/google?origin=http%3A%2F%2Flocalhost',
    );
  });

  it.each([null, { client_id: 'x', redirect_url: null }])(
    'is not shown where it is not set up: %j',
    async (google) => {
      const api = prepare(google);
      renderAdmin('/admin/login');
      await screen.findByLabelText('E-post');
      await waitFor(() => expect(api.calls('GET /api/auth/providers')).toHaveLength(1));
      expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument();
    },
  );

  it('ends with a code that is exchanged once and leaves the address', async () => {
    const api = prepare(SET_UP);
    api.on(EXCHANGE, () => answer({ token: 'new', user: ADMIN }));
    window.history.replaceState(null, '', `/admin/login#code=${CODE}`);
    const { router } = renderAdmin('/admin/login');
    await screen.findByRole('heading', { name: 'Välkommen, Anna' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(api.calls(EXCHANGE).map(({ body }) => body)).toEqual([{ code: CODE }]);
    expect(window.location.hash).toBe('');
    expect(window.localStorage.getItem('token')).toBe('new');
  });

  it.each([
    ['what went wrong there', '#error=GOOGLE_LOGIN_FAILED'],
    ['a code that is none', '#code=x'],
  ])('tells kindly of %s', async (_, hash) => {
    prepare(SET_UP);
    window.history.replaceState(null, '', `/admin/login${hash}`);
    renderAdmin('/admin/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att logga in med Google.');
    expect(screen.getByLabelText('E-post')).toBeVisible();
    await screen.findByRole('link', { name: 'Fortsätt med Google' });
  });

  it('lets nobody in who is no admin, says so, and keeps no token', async () => {
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
