// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './releases-tab';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aList, signedIn, TEAM_MEMBER } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
import type { Part } from './part-card';

const LIST = 'GET /api/admin/releases';
const ROLLBACK = 'POST /api/admin/releases/:part/rollback';

const STABLE = {
  version: '9f2c41d07be3a865',
  share: 100,
  since: '2026-11-23T08:00:00Z',
  who: 'Ada',
  commit: '1234567890abcdef',
  why: 'Ny ingress',
  views: 2000,
  errors: 4,
};
const PART: Part = {
  name: 'site',
  owner: 'Innehåll',
  stable: STABLE,
  canary: null,
  before: '03dfaa12c4e98b71',
  shells: [{ origin: 'http://shell-1', follows: true, stable: STABLE.version, canary: null, problems: [] }],
  changes: [
    {
      at: '2026-11-23T08:00:00Z',
      kind: 'takeback',
      who: 'servrarna',
      commit: null,
      why: 'It had 8 errors in 20 views.',
      stable: '03dfaa12c4e98b71',
      canary: null,
      share: null,
    },
  ],
  has_alarm: false,
  can_roll_back: true,
  is_journal_whole: true,
};

function openReleases(part: Partial<Part> = {}, user: Parameters<typeof signedIn>[1] = TEAM_MEMBER) {
  const api = startFakeApi();
  signedIn(api, user);
  api.on(LIST, () => answer({ is_configured: true, parts: [{ ...PART, ...part }] }));
  return { api, ...renderAdmin('/admin/dashboard?flik=versioner') };
}

describe('the releases tab', () => {
  it('says first that all works, and of each part when it was changed last', async () => {
    const { api } = openReleases();
    const changes = PART.changes.map((change) => ({ ...change, at: new Date().toISOString() }));
    const parts = [PART, { ...PART, name: 'admin', changes }];
    api.on(LIST, () => answer({ is_configured: true, parts }));
    expect(await screen.findByText('Allt fungerar.')).toBeVisible();
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Webbplatsen').getByText(/^Ändrad 23 november( 2026)? kl\. 09\.00$/)).toBeVisible();
    expect(part('Redaktionen').getByText(/^Ändrad i dag kl\. \d\d\.\d\d$/)).toBeVisible();
  });

  it('says that something needs a look where errors are reported, with the way back at hand', async () => {
    openReleases({ has_alarm: true });
    expect(await screen.findByText('Något behöver ses över.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Återställ förra versionen: Webbplatsen' })).toBeVisible();
  });

  it('folds away what is live, since when, by whom and how it fares', async () => {
    const { user } = openReleases();
    const part = await screen.findByRole('region', { name: 'Webbplatsen' });
    expect(within(part).getByText(/^Sköts av Innehåll\. Visas av alla servrar\./)).not.toBeVisible();
    await user.click(within(part).getByRole('heading', { name: 'Webbplatsen' }));
    expect(within(part).getByText(/^Sköts av Innehåll\. Visas av alla servrar\./)).toBeVisible();
    for (const text of [STABLE.version, 'Alla besökare', 'Ada', '1234567890', 'Ny ingress'])
      expect(within(part).getByText(text)).toBeVisible();
    expect(within(part).getByText('23 november 2026 kl. 09.00', { selector: 'dd time' })).toBeVisible();
    expect(within(part).getByText(/^2\s000$/)).toBeVisible();
    expect(within(part).getByText(/^4 \(0,2\s%\)$/)).toBeVisible();
    expect(within(part).getByText('Återställd automatiskt:', { exact: false })).toBeInTheDocument();
  });

  it('shows a canary beside the stable one, and a server that is behind with its reason', async () => {
    const { user } = openReleases({
      stable: { ...STABLE, share: 95 },
      canary: { ...STABLE, version: '77aa77aa77aa77aa', share: 5, views: 0, errors: 0 },
      shells: [
        { origin: 'http://shell-1', follows: false, stable: null, canary: null, problems: ['It throws.'] },
      ],
    });
    const part = await screen.findByRole('region', { name: 'Webbplatsen' });
    expect(within(part).getByText(/^En del besökare får just nu inte den senaste/)).toBeVisible();
    expect(within(part).getByText('It throws.')).not.toBeVisible();
    await user.click(within(part).getByRole('heading', { name: 'Webbplatsen' }));
    expect(within(part).getByText('77aa77aa77aa77aa')).toBeVisible();
    expect(within(part).getByText('5 % av besökarna')).toBeVisible();
    expect(within(part).getByText('http://shell-1 visar inte det som ska vara i drift.')).toBeVisible();
    expect(within(part).getByText('It throws.')).toHaveAttribute('lang', 'en');
  });

  it('warns where browsers report errors, and leaves other teams’ parts alone', async () => {
    openReleases({ has_alarm: true, can_roll_back: false });
    expect(await screen.findByText(/^Ovanligt många besökare möter fel/)).toBeVisible();
    expect(screen.getByText('Du kan inte ändra den här delen.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Återställ förra/ })).not.toBeInTheDocument();
  });

  it('offers no way back where there is none, and says that the journal cannot be read', async () => {
    openReleases({ before: null, is_journal_whole: false, changes: [] });
    expect(await screen.findByText(/^Vi kan inte visa vad som har ändrats tidigare/)).toBeVisible();
    expect(screen.getByText('Det finns ingen tidigare version att gå tillbaka till.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Återställ förra/ })).not.toBeInTheDocument();
  });

  it('says that it is not set up, or cannot be read', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on(LIST, () => answer({ error: 'Nej.' }, 503));
    const { user } = renderAdmin('/admin/dashboard?flik=versioner');
    const retry = await screen.findByRole('button', { name: 'Försök igen' });
    api.on(LIST, () => answer({ is_configured: false, parts: [] }));
    await user.click(retry);
    expect(await screen.findByText('Uppdateringarna syns inte här ännu')).toBeVisible();
  });
});

describe('going back', () => {
  const open = async () => {
    const rendered = openReleases();
    await rendered.user.click(await screen.findByRole('heading', { name: 'Webbplatsen' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Återställ förra versionen: Webbplatsen' }));
    return {
      ...rendered,
      dialog: await screen.findByRole('alertdialog', {
        name: 'Vill du gå tillbaka till den förra versionen av webbplatsen?',
      }),
    };
  };

  it('asks for a confirmation and a reason, and says that it is done', async () => {
    const { api, user, dialog } = await open();
    api.on(ROLLBACK, () => answer(PART));
    await user.type(within(dialog).getByLabelText(/Varför/), 'rubriken försvann');
    await user.click(within(dialog).getByRole('button', { name: 'Återställ förra versionen' }));
    expect(await screen.findByText('Webbplatsen är tillbaka på den förra versionen.')).toBeVisible();
    expect(api.calls(ROLLBACK)[0]).toMatchObject({
      body: { version: '03dfaa12c4e98b71', why: 'rubriken försvann' },
    });
    expect(api.calls(ROLLBACK)[0]?.url.pathname).toBe('/api/admin/releases/site/rollback');
    expect(screen.getByRole('region', { name: 'Uppdateringar' })).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows why the server refused it, and stays open', async () => {
    const { api, user, dialog } = await open();
    api.on(ROLLBACK, () => answer({ error: 'En annan version av samma del pågår.' }, 409));
    await user.click(within(dialog).getByRole('button', { name: 'Återställ förra versionen' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'En annan version av samma del pågår.',
    );
  });

  it('does nothing when it is refused', async () => {
    const { api, user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls(ROLLBACK)).toHaveLength(0);
  });
});

describe('a member of a team', () => {
  it('sees releases beside the overview alone, and comes back to them from the editor', async () => {
    const api = startFakeApi();
    signedIn(api, TEAM_MEMBER);
    api.on(LIST, () => answer({ is_configured: true, parts: [PART] }));
    const { router } = renderAdmin('/admin/blog/new');
    expect(await screen.findByRole('region', { name: 'Webbplatsen' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    const navigation = screen.getByRole('navigation', { name: 'Redaktionens delar' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Översikt', 'Uppdateringar', 'Ditt konto']);
    expect(api.calls('GET /api/health/retention')).toHaveLength(0);
  });

  it('signs in like an admin', async () => {
    const api = startFakeApi();
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: TEAM_MEMBER }));
    api.on(LIST, () => answer({ is_configured: true, parts: [] }));
    api.on('GET /api/blog/admin/posts', () => answer(aList([])));
    const { user } = renderAdmin('/admin/login');
    await user.type(await screen.findByLabelText('E-post'), TEAM_MEMBER.email);
    await user.type(screen.getByLabelText('Lösenord'), 'hemligt{Enter}');
    expect(await screen.findByText('Välkommen, Ture')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBe('new');
  });
});
