import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aList, CARER, EDITOR, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const LIST = 'GET /api/blog/admin/posts';

function openDashboard() {
  const api = startFakeApi();
  signedIn(api);
  return { api, open: () => renderAdmin('/admin/dashboard') };
}

describe('an address without a page', () => {
  it.each(['/admin/finns-inte', '/admin/dashboard?flik=finnsinte'])(
    'leads from %s to the overview, beside the navigation',
    async (path) => {
      const api = startFakeApi();
      signedIn(api);
      renderAdmin(path);
      expect(await screen.findByRole('link', { name: 'Blogginlägg' })).toBeVisible();
      const main = screen.getByRole('main');
      expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent(
        'Sidan finns inte i redaktionen',
      );
      const overview = within(main).getByRole('link', { name: 'Till översikten' });
      expect(overview).toHaveAttribute('href', '/admin/oversikt');
      expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
      expect(document.title).toBe('Sidan finns inte i redaktionen | Stillsam');
    },
  );
});

describe('what a role sees', () => {
  it.each([
    ['editor', EDITOR, ['Översikt', 'Blogginlägg', 'Utskick', 'Ditt konto']],
    ['carer', CARER, ['Översikt', 'Meddelanden', 'Personuppgifter', 'Beställningar', 'Ditt konto']],
  ] as const)('gives an %s the screens of the own work and no other', async (_, user, labels) => {
    const api = startFakeApi();
    signedIn(api, user);
    api.on(LIST, () => answer(aList([])));
    api.on('GET /api/admin/messages', () => answer({ messages: [], pagination: aList([]).pagination }));
    renderAdmin('/admin/dashboard');
    const navigation = await screen.findByRole('navigation', { name: 'Redaktionens delar' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it('leads a carer from the editor of posts back to the own work', async () => {
    const api = startFakeApi();
    signedIn(api, CARER);
    api.on('GET /api/admin/messages', () => answer({ messages: [], pagination: aList([]).pagination }));
    const { router } = renderAdmin('/admin/blog/edit/7');
    await screen.findByRole('heading', { level: 1, name: 'Meddelanden' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('an account that needs a second factor', () => {
  it('finds the way to one in place of the screens once the time has passed', async () => {
    const { api, open } = openDashboard();
    api.on('GET /api/auth/factors', () =>
      answer({ passkeys: [], has_totp: false, recovery_codes_left: 0, due_at: '2026-01-01T00:00:00Z' }),
    );
    api.on(LIST, () => answer(aList([])));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('innan du kan fortsätta');
    expect(screen.getByRole('link', { name: 'Slå på den under Ditt konto' })).toHaveAttribute(
      'href',
      '/admin/konto#factors',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Blogginlägg' })).not.toBeInTheDocument());
  });
});

describe('the row of what waits', () => {
  it('stands on one line above the articles', async () => {
    const { api, open } = openDashboard();
    api.on(LIST, () => answer(aList([])));
    const to_do = [{ id: 'messages-unread', count: 1, due_at: null }];
    api.on('GET /api/admin/overview', () => answer({ to_do, upcoming: [] }));
    open();
    const row = within(await screen.findByRole('navigation', { name: 'Att göra' }));
    expect(await row.findByRole('link', { name: '1 oläst' })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=meddelanden&status=unread',
    );
    expect(row.getByRole('link', { name: 'Översikt' })).toHaveAttribute('href', '/admin/oversikt');
  });
});

/** Opens the dashboard where the purge has that status. */
function openWith(retention: { last_run_at: string | null; is_overdue: boolean }) {
  const { api, open } = openDashboard();
  api.on(LIST, () => answer(aList([])));
  api.on('GET /api/health/retention', () => answer(retention));
  open();
  return api;
}

describe('the alarm of retention', () => {
  it('says above the tabs that it has not run, and when it last did', async () => {
    openWith({ last_run_at: '2026-03-05T10:00:00Z', is_overdue: true });
    const alarm = await screen.findByRole('alert');
    expect(alarm).toHaveTextContent('Gamla uppgifter gallras inte');
    expect(alarm).toHaveTextContent('Gallringen kördes senast 5 mars 2026 kl. 11.00.');
  });

  it('says that it has never run', async () => {
    openWith({ last_run_at: null, is_overdue: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Gallringen har aldrig körts.');
  });

  it('stays silent where retention runs', async () => {
    const api = openWith({ last_run_at: '2026-03-05T10:00:00Z', is_overdue: false });
    await screen.findByText('Inga blogginlägg hittades.');
    expect(api.calls('GET /api/health/retention')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
