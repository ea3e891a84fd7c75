import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './audit-tab';

type Entry =
  paths['/api/admin/audit']['get']['responses'][200]['content']['application/json']['entries'][number];

const ENTRY: Entry = {
  id: '5',
  at: '2026-03-05T10:00:00Z',
  actor_id: '1',
  actor_name: 'Anna',
  device: 'Firefox på Linux',
  action: 'Posts_update',
  target: '7',
  outcome: 'done',
  code: null,
  request_id: 'b7f0',
  subject: { kind: 'post', id: '7', title: 'Stillhet' },
};

function openAudit(entries: Entry[]) {
  const api = startFakeApi();
  signedIn(api);
  const pagination = { page: 1, limit: 20, totalCount: entries.length, totalPages: 1 };
  api.on('GET /api/admin/audit', () => answer({ entries, pagination }));
  api.on('GET /api/admin/users', () =>
    answer({
      accounts: [
        {
          id: '1',
          email: 'anna@stillsam.test',
          name: 'Anna',
          role: 'admin',
          is_invited: false,
          is_own: true,
          has_second_factor: true,
          last_seen_at: null,
        },
      ],
    }),
  );
  return { api, ...renderAdmin('/admin/dashboard?flik=handelselogg') };
}

describe('the audit log', () => {
  it('shows actor, action, target and time, and why a call was refused', async () => {
    openAudit([
      ENTRY,
      {
        ...ENTRY,
        id: '6',
        actor_name: null,
        action: 'New_thing',
        outcome: 'refused',
        code: 'FORBIDDEN',
        subject: null,
      },
      {
        ...ENTRY,
        id: '8',
        action: 'Other_thing',
        target: '',
        outcome: 'refused',
        code: 'NEW_CODE',
        subject: null,
      },
    ]);
    const row = await screen.findByRole('row', { name: /Ändrade inlägg/ });
    for (const text of ['Anna', 'Firefox på Linux', '11.00'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Stillhet' })).toHaveAttribute('href', '/admin/blog/edit/7');
    const other = screen.getByRole('row', { name: /New_thing/ });
    expect(within(other).getByText('Borttagen användare')).toBeVisible();
    expect(within(other).getByText('Nekad: saknar behörighet')).toBeVisible();
    expect(within(other).queryByText(/7/)).not.toBeInTheDocument();
    const unknown = screen.getByRole('row', { name: /Other_thing/ });
    expect(within(unknown).getByText('Nekad')).toBeVisible();
    expect(within(unknown).getAllByRole('cell')[3]).toBeEmptyDOMElement();
    expect(screen.queryByText(/b7f0/)).not.toBeInTheDocument();
  });

  it('joins sign-ins of one person in one browser that follow one another', async () => {
    const signIn = { ...ENTRY, action: 'Auth_login', target: '1', subject: null };
    openAudit([
      { ...signIn, id: '9', at: '2026-03-05T10:09:00Z' },
      { ...signIn, id: '8', at: '2026-03-05T09:40:00Z' },
      { ...signIn, id: '7', at: '2026-03-05T09:32:00Z' },
      { ...signIn, id: '6', actor_id: '2', actor_name: 'Bo' },
      ENTRY,
    ]);
    const row = await screen.findByRole('row', { name: /Anna.*Loggade in/ });
    expect(within(row).getByText('Loggade in · 3 gånger · 10.32–11.09')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Bo/ })).getByText('Loggade in')).toBeVisible();
    expect(screen.getByRole('row', { name: /Ändrade inlägg/ })).toBeVisible();
  });

  it('leads to a message, which has no title', async () => {
    openAudit([{ ...ENTRY, action: 'Messages_reply', target: '12', subject: null }]);
    const link = await screen.findByRole('link', { name: 'Läs meddelandet' });
    expect(link).toHaveAttribute('href', '/admin/meddelande/12');
  });

  it('heads the events of each day', async () => {
    const now = new Date();
    const yesterday = new Date(now.getTime() - 86_400_000);
    const days = [now, now, yesterday];
    openAudit(days.map((at, index) => ({ ...ENTRY, id: String(9 - index), at: at.toISOString() })));
    const today = await screen.findByRole('rowgroup', { name: 'I dag' });
    expect(within(today).getAllByRole('row', { name: /Stillhet/ })).toHaveLength(2);
    const before = screen.getByRole('rowgroup', { name: 'I går' });
    expect(within(before).getByRole('rowheader', { name: 'I går' })).toBeVisible();
    expect(within(before).getAllByRole('row', { name: /Stillhet/ })).toHaveLength(1);
  });

  it('shows what a purge deleted, and an address without its hash', async () => {
    openAudit([
      {
        ...ENTRY,
        actor_name: 'Systemet',
        action: 'Retention_purge',
        target: 'contact-messages 2, purchases 1',
        subject: null,
      },
      { ...ENTRY, id: '6', action: 'PersonalData_erase', target: 'avtryck-0a1b', subject: null },
    ]);
    const row = await screen.findByRole('row', { name: /Gallrade gamla uppgifter/ });
    for (const text of ['Systemet', 'meddelanden 2, köp 1'])
      expect(within(row).getByText(text)).toBeVisible();
    const other = screen.getByRole('row', { name: /Raderade allt om en adress/ });
    expect(within(other).getByText('En adress')).toBeVisible();
  });

  it('filters by person, subject and day in the address', async () => {
    const { api, user, router } = openAudit([ENTRY]);
    await screen.findByRole('option', { name: 'Anna' });
    await user.selectOptions(screen.getByLabelText('Vem'), 'Anna');
    await user.selectOptions(screen.getByLabelText('Gäller'), 'Köp');
    const from = screen.getByLabelText('Från och med');
    fireEvent.change(from, { target: { value: '2026-03-01' } });
    fireEvent.blur(from);
    const search = 'subject=orders&actor_id=1&from=2026-03-01';
    await waitFor(() => expect(router.state.location.search).toBe(`?flik=handelselogg&${search}`));
    await waitFor(() =>
      expect(api.calls('GET /api/admin/audit').at(-1)?.url.search).toBe(`?page=1&${search}`),
    );
  });

  it('filters by what was done, in groups, and offers nothing that changes it', async () => {
    const { api, user, router } = openAudit([ENTRY]);
    const actions = await screen.findByLabelText('Händelse');
    expect(
      within(within(actions).getByRole('group', { name: 'Utskick' })).getByText('Startade utskick'),
    ).toBeInTheDocument();
    await user.selectOptions(actions, 'Skapade inlägg');
    expect(router.state.location.search).toBe('?flik=handelselogg&action=Posts_create');
    expect(api.calls('GET /api/admin/audit').at(-1)?.url.search).toBe('?page=1&action=Posts_create');
    expect(within(await screen.findByRole('table')).queryByRole('button')).not.toBeInTheDocument();
  });
});
