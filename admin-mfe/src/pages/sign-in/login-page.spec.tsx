import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, heldAnswer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, aList, READER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

async function fillIn(user: ReturnType<typeof renderAdmin>['user']) {
  await user.type(await screen.findByLabelText('E-post'), ADMIN.email);
  await user.type(screen.getByLabelText('Lösenord'), 'hemligt');
}

describe('the sign-in page', () => {
  it('has required fields for e-mail address and password, and a link to the site', async () => {
    startFakeApi();
    renderAdmin('/admin/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
    expect(screen.getByLabelText('E-post')).toBeRequired();
    expect(screen.getByLabelText('E-post')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Lösenord')).toBeRequired();
    expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute(
      'href',
      'http://site.test/',
    );
  });

  it('shows the password on request', async () => {
    startFakeApi();
    const { user } = renderAdmin('/admin/login');
    await user.click(await screen.findByLabelText('Visa det du skriver'));
    expect(screen.getByLabelText('Lösenord')).toHaveAttribute('type', 'text');
  });

  it('says that it is working, stores the token and goes to the dashboard', async () => {
    const api = startFakeApi();
    const held = heldAnswer();
    api.on('POST /api/auth/login', held.wait);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    const { user, router } = renderAdmin('/admin/login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('button', { name: 'Loggar in...' })).toBeVisible();
    held.release(answer({ token: 'new', user: ADMIN }));
    expect(await screen.findByText('Välkommen, Anna')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(window.localStorage.getItem('token')).toBe('new');
    expect(api.calls('POST /api/auth/login')[0]?.body).toEqual({ email: ADMIN.email, password: 'hemligt' });
  });

  it.each([
    [401, 'Fel e-postadress eller lösenord.'],
    [429, 'För många inloggningsförsök. Försök igen om 10 minuter.'],
  ])(
    'shows the sentence of the server when it refuses with %i, and keeps what was typed',
    async (status, error) => {
      const api = startFakeApi();
      api.on('POST /api/auth/login', () => answer({ error }, status));
      const { user } = renderAdmin('/admin/login');
      await fillIn(user);
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(error);
      expect(screen.getByLabelText('E-post')).toHaveValue(ADMIN.email);
      expect(screen.getByLabelText('Lösenord')).toHaveFocus();
    },
  );

  it.each([
    ['an empty field', '', 'hemligt'],
    ['text that is no address', 'anna', 'hemligt'],
    ['an empty password', 'anna@exempel.se', ''],
  ])('leaves %s to the browser’s own check, and sends nothing', async (_, address, password) => {
    const api = startFakeApi();
    const { user } = renderAdmin('/admin/login');
    const email = await screen.findByLabelText('E-post');
    if (address) await user.type(email, address);
    if (password) await user.type(screen.getByLabelText('Lösenord'), password);
    expect(email.closest('form')).toHaveProperty('noValidate', false);
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(email.closest('form')).toBeInvalid();
    expect(email).not.toHaveAccessibleDescription();
    expect(api.calls('POST /api/auth/login')).toEqual([]);
  });

  it('shows an issue of the API at its field, and focuses it', async () => {
    const api = startFakeApi();
    const issues = [{ path: 'email', message: 'E-postadressen är för lång.' }];
    api.on('POST /api/auth/login', () => answer({ error: 'Något behöver rättas.', issues }, 400));
    const { user } = renderAdmin('/admin/login');
    await fillIn(user);
    await user.keyboard('{Enter}');
    const email = screen.getByLabelText('E-post');
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-postadressen är för lång.'));
    expect(email).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['nobody answers', () => Response.error()],
    ['something else answers', () => new Response('<h1>502</h1>', { status: 502 })],
    ['the server has no sentence', () => answer({}, 500)],
  ])('says that it failed when %s', async (_, respond) => {
    const api = startFakeApi();
    api.on('POST /api/auth/login', respond);
    const { user } = renderAdmin('/admin/login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Inloggningen misslyckades');
  });

  it('refuses a user who is no admin, and stores nothing', async () => {
    const api = startFakeApi();
    api.on('POST /api/auth/login', () => answer({ token: 'reader', user: READER }));
    const { user } = renderAdmin('/admin/login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('behörighet');
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('redirects a signed-in admin to the dashboard', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    const { router } = renderAdmin('/admin/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });
});

describe('the second step', () => {
  const CODE = 'POST /api/auth/login';

  async function askForCode() {
    const api = startFakeApi();
    api.on(CODE, ({ body }) => {
      const { second_factor } = body as { second_factor?: string };
      if (!second_factor) return answer({ error: 'Ange koden.', code: 'SECOND_FACTOR_REQUIRED' }, 401);
      return second_factor === '123456'
        ? answer({ token: 'new', user: ADMIN })
        : answer({ error: 'Koden stämmer inte, eller är redan använd.', code: 'WRONG_CODE' }, 401);
    });
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    const rendered = renderAdmin('/admin/login');
    await fillIn(rendered.user);
    await rendered.user.keyboard('{Enter}');
    const field = await screen.findByLabelText('Kod');
    return { api, ...rendered, field };
  }

  it('asks for a code after the password, and signs in with all three', async () => {
    const { api, user, field } = await askForCode();
    expect(field).toHaveFocus();
    expect(screen.queryByLabelText('Lösenord')).not.toBeInTheDocument();
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText('Välkommen, Anna')).toBeVisible();
    expect(api.calls(CODE).at(-1)?.body).toEqual({
      email: ADMIN.email,
      password: 'hemligt',
      second_factor: '123456',
    });
  });

  it('says when the code is wrong, and keeps asking', async () => {
    const { user, field } = await askForCode();
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByText('Ange koden.')).toBeVisible();
    await user.type(field, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Koden stämmer inte, eller är redan använd.');
    expect(field).toHaveFocus();
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('can be left for the first one', async () => {
    const { user } = await askForCode();
    await user.click(screen.getByRole('button', { name: 'Börja om' }));
    expect(await screen.findByLabelText('Lösenord')).toBeVisible();
  });
});
