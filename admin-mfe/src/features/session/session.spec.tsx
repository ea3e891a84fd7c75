import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, aList, aRow, READER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

describe('an admin page', () => {
  it('shows a skeleton until the stored token is verified', async () => {
    const api = startFakeApi();
    const held = heldAnswer();
    window.localStorage.setItem('token', 'valid');
    api.on('GET /api/auth/verify', held.wait);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    renderAdmin('/admin/dashboard');
    expect(await screen.findByText('Hämtar översikten')).toBeInTheDocument();
    held.release(answer({ valid: true, user: ADMIN }));
    expect(await screen.findByText('Välkommen, Anna')).toBeVisible();
    expect(api.calls('GET /api/auth/verify')[0]?.token).toBe('Bearer valid');
  });

  it.each(['/admin/dashboard', '/admin/blog/new', '/admin/blog/edit/7'])(
    'sends whoever is not signed in from %s to the sign-in page',
    async (path) => {
      startFakeApi();
      const { router } = renderAdmin(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    },
  );

  it('redirects a user who is no admin to the sign-in page with a message', async () => {
    const api = startFakeApi();
    signedIn(api, READER);
    const { router } = renderAdmin('/admin/dashboard');
    expect(await screen.findByText(/kontot har inte behörighet/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('signs out without a message when the stored token is invalid', async () => {
    const api = startFakeApi();
    window.localStorage.setItem('token', 'old');
    api.on('GET /api/auth/verify', () => answer({ error: 'Du är inte inloggad.' }, 401));
    renderAdmin('/admin/dashboard');
    expect(await screen.findByLabelText('E-post')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the token when the API is unreachable, and offers a retry', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/auth/verify', () => answer({ error: 'Databasen svarar inte.' }, 503));
    const { user } = renderAdmin('/admin/dashboard');
    const retry = await screen.findByRole('button', { name: 'Försök igen' });
    expect(window.localStorage.getItem('token')).toBe('valid');
    signedIn(api);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    await user.click(retry);
    expect(await screen.findByText('Välkommen, Anna')).toBeVisible();
  });

  it('returns to the page after sign-in', async () => {
    const api = startFakeApi();
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: ADMIN }));
    api.on('GET /api/blog/admin/posts', () => answer(aList([], { page: 2, totalPages: 3 })));
    const { user, router } = renderAdmin('/admin/dashboard?page=2');
    await user.type(await screen.findByLabelText('E-post'), ADMIN.email);
    await user.type(screen.getByLabelText('Lösenord'), 'hemligt{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('sign-out', () => {
  it('revokes the token and leads to the sign-in page', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    api.on('POST /api/auth/logout', () => new Response(null, { status: 204 }));
    const { user, router } = renderAdmin('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    expect(api.calls('POST /api/auth/logout')[0]?.token).toBe('Bearer valid');
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('happens in this browser even when the API is unreachable', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    api.on('POST /api/auth/logout', () => Response.error());
    const { user, router } = renderAdmin('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('a session that ends while a page is open', () => {
  function openWithExpiredToken() {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/blog/admin/posts', ({ token }) =>
      token === 'Bearer new' ? answer(aList([aRow()])) : answer({ error: 'Du är inte inloggad.' }, 401),
    );
    return { api, ...renderAdmin('/admin/dashboard') };
  }

  it('opens a sign-in dialog over the page, and then repeats the call', async () => {
    const { api, user, router } = openWithExpiredToken();
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: ADMIN }));
    const dialog = await screen.findByRole('dialog', { name: 'Logga in igen' });
    expect(within(dialog).getByLabelText('E-post')).toHaveValue(ADMIN.email);
    await user.type(within(dialog).getByLabelText('Lösenord'), 'hemligt{Enter}');
    expect(await screen.findByRole('link', { name: 'Redigera Stillhet' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('keeps the page when the dialog is closed', async () => {
    expectConsole('error');
    const { user } = openWithExpiredToken();
    const dialog = await screen.findByRole('dialog', { name: 'Logga in igen' });
    await user.click(within(dialog).getByRole('button', { name: 'Inte nu' }));
    expect(await screen.findByText('Det gick inte att hämta blogginläggen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('dialog', { name: 'Logga in igen' })).toBeVisible();
  });

  it('ends here too when another tab signs out', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    renderAdmin('/admin/dashboard');
    await screen.findByText('Inga blogginlägg hittades.');
    window.localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await screen.findByRole('dialog', { name: 'Logga in igen' })).toBeVisible();
  });
});
