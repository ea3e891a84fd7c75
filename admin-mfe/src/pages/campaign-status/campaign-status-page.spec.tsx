import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, someFigures } from '../../../test/campaigns';
import { answer, heldAnswer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import {
  openCampaignStatus,
  READ_CAMPAIGN,
  READ_FIGURES,
  serveCampaign,
  STARTED,
  statePanel,
} from '../../../test/open-campaign-status';
import { renderAdmin } from '../../../test/render-admin';
import { POLL_MS } from './campaign-status.queries';
import { catchSavedFiles } from '../../../test/saved-files';

describe('the page of a campaign', () => {
  it('shows its state, how far it is and what became of the letter', async () => {
    openCampaignStatus({ status: 'sending' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Marsbrevet' })).toBeVisible();
    expect(within(await statePanel()).getByRole('heading', { name: 'Skickas nu' })).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Så långt har utskicket kommit' });
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^930 av 1\s204 mottagare klara$/);
    for (const [label, count, sentence] of [
      ['Mottaget av mejlservern', '900', /för det vidare/],
      ['Väntar på sin tur', '274', /Står på tur/],
      ['Avvisat', '4', /nej för gott/],
      ['Överhoppade', '24', /Skulle inte längre ha brevet/],
      ['Okänt om det kom fram', '2', /aldrig något svar/],
      ['Avregistrerade genom brevet', '5', /Tackade nej/],
      ['Anmält som skräppost', '1', /skräppost/],
      ['Sidvisningar från brevets länkar', /^1\s312$/, /kommit till webbplatsen/],
    ] as const) {
      const figure = screen.getByText(label, { selector: 'dt' });
      expect(figure.nextElementSibling).toHaveTextContent(count);
      expect(figure.nextElementSibling?.nextElementSibling).toHaveTextContent(sentence);
    }
    expect(screen.getByText(/Ingen kan se vem som har öppnat brevet/)).toBeVisible();
  });

  it('gives the reasons of refusals in the server’s words and of skipped ones in Swedish', async () => {
    openCampaignStatus({ status: 'sent' });
    const refusals = await screen.findByRole('list', { name: 'Varför det avvisades' });
    expect(
      within(refusals)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['550 No such user3', 'Ingen orsak angavs1']);
    expect(screen.getByRole('list', { name: 'Varför mottagare hoppades över' })).toHaveTextContent(
      'Får högst ett brev i månaden24',
    );
  });

  it('says what the mail server said while it is paused for it', async () => {
    openCampaignStatus({ status: 'paused', pause_reason: 'refused', pause_detail: '554 Message rejected' });
    expect(
      await screen.findByRole('heading', { name: 'Mejlservern vill inte ta emot brevet' }),
    ).toBeVisible();
    expect(await statePanel()).toHaveTextContent('Mejlservern svarade: 554 Message rejected');
  });

  it('shows of a planned one only its state: nothing is counted yet', async () => {
    openCampaignStatus(
      { status: 'scheduled', started_at: null, send_at: '2999-03-09T07:00:00Z' },
      someFigures(),
    );
    expect(await screen.findByRole('heading', { name: 'Börjar 9 mars 2999 kl. 08.00' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText('Okänt om det kom fram')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Brevet på webbplatsen/ })).not.toBeInTheDocument();
  });

  it('leads to the letter on the site, and saves the figures as a file', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openCampaignStatus({ status: 'sent' });
    api.on('GET /api/admin/campaigns/:id/export/csv', () => new Response('uppgift\r\n'));
    expect(await screen.findByRole('link', { name: /Brevet på webbplatsen/ })).toHaveAttribute(
      'href',
      'http://site.test/nyhetsbrev/brev/marsbrevet',
    );
    await user.click(screen.getByRole('button', { name: 'Exportera CSV' }));
    expect(await screen.findByText(/^utskick-marsbrevet-.* är exporterad\.$/)).toBeVisible();
    expect(saved.names).toEqual([expect.stringMatching(/^utskick-marsbrevet-\d{4}-\d\d-\d\d\.csv$/)]);
  });

  it('shows the editor of a draft', async () => {
    const { router } = openCampaignStatus({ status: 'draft', started_at: null });
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/utskick/5');
  });
});

describe('a page that cannot be shown', () => {
  it('shows a skeleton while it loads', async () => {
    const api = startFakeApi();
    signedIn(api);
    const held = heldAnswer();
    serveCampaign(api, { status: 'sent' });
    api.on(READ_CAMPAIGN, held.wait);
    renderAdmin('/admin/utskick/5/lage');
    await waitFor(() => expect(api.calls(READ_CAMPAIGN)).toHaveLength(1));
    expect(screen.getByText('Hämtar utskickets läge')).toBeInTheDocument();
    held.release(answer(aCampaign({ status: 'sent', ...STARTED })));
    expect(await screen.findByRole('heading', { name: 'Marsbrevet' })).toBeVisible();
  });

  it('says that the campaign does not exist, and leads to those that do', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on(READ_CAMPAIGN, () => answer({ error: 'Utskicket finns inte.', code: 'CAMPAIGN_NOT_FOUND' }, 404));
    api.on(READ_FIGURES, () => answer({ error: 'Utskicket finns inte.', code: 'CAMPAIGN_NOT_FOUND' }, 404));
    renderAdmin('/admin/utskick/5/lage');
    expect(await screen.findByText('Utskicket finns inte')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visa alla utskick' })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=utskick',
    );
  });

  it('can be tried again after a failure', async () => {
    const api = startFakeApi();
    signedIn(api);
    serveCampaign(api, { status: 'sent' });
    api.on(READ_CAMPAIGN, () => answer({ error: 'Nej.' }, 400));
    const { user } = renderAdmin('/admin/utskick/5/lage');
    const retry = await screen.findByRole('button', { name: 'Försök igen' });
    serveCampaign(api, { status: 'sent' });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Skickat' })).toBeVisible();
  });
});

describe('the page while time passes', () => {
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  /** Opens the page with timers that the test moves. */
  async function openStill(...campaign: Parameters<typeof openCampaignStatus>) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const opened = openCampaignStatus(...campaign);
    while (!screen.queryByRole('region', { name: 'Läge' })) await pass(1);
    return opened;
  }

  it('follows a campaign until it is sent, and then rests', async () => {
    const { api } = await openStill({ status: 'sending' });
    serveCampaign(api, { status: 'sent', finished_at: '2026-03-09T08:00:00Z' });
    await pass(POLL_MS + 100);
    expect(screen.getByRole('heading', { name: 'Skickat' })).toBeVisible();
    const before = api.calls(READ_CAMPAIGN).length;
    await pass(4 * POLL_MS);
    expect(api.calls(READ_CAMPAIGN).length).toBe(before);
  });

  it('says that a planned one is about to begin when its time has come', async () => {
    const send_at = new Date(Date.now() + 5 * POLL_MS).toISOString();
    await openStill({ status: 'scheduled', started_at: null, send_at }, someFigures());
    expect(screen.getByRole('heading', { name: /^Börjar .* kl\. \d\d\.\d\d$/ })).toBeVisible();
    await pass(6 * POLL_MS);
    expect(screen.getByRole('heading', { name: 'Börjar strax' })).toBeVisible();
  });

  it('does not ask again what was asked about before it was sent', async () => {
    const { api } = await openStill({ status: 'sending' });
    act(() => screen.getByRole('button', { name: 'Avsluta' }).click());
    serveCampaign(api, { status: 'sent', finished_at: '2026-03-09T08:00:00Z' });
    await pass(POLL_MS + 100);
    const dialog = within(screen.getByRole('alertdialog'));
    act(() => dialog.getByRole('button', { name: 'Inte nu' }).click());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Skickat' })).toBeVisible();
  });

  it('keeps what it shows when a refetch fails, says of when it is, and goes on trying', async () => {
    const { api } = await openStill({ status: 'sending' });
    api.on(READ_CAMPAIGN, () => answer({ error: 'Nej.' }, 400));
    await pass(POLL_MS + 100);
    expect(
      screen.getByText(/^Läget går inte att hämta just nu\. Det du ser är från kl\. \d\d\.\d\d\./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Skickas nu' })).toBeVisible();
    serveCampaign(api, { status: 'sending' });
    await pass(POLL_MS + 100);
    expect(screen.queryByText(/Läget går inte att hämta/)).not.toBeInTheDocument();
  });

  it('asks once to sign in again when the session has ended', async () => {
    const { api } = await openStill({ status: 'sending' });
    api.on(READ_CAMPAIGN, () => answer({ error: 'Logga in.' }, 401));
    api.on(READ_FIGURES, () => answer({ error: 'Logga in.' }, 401));
    await pass(POLL_MS + 100);
    const dialog = screen.getByRole('dialog', { name: 'Logga in igen' });
    act(() => within(dialog).getByRole('button', { name: 'Inte nu' }).click());
    await pass(1);
    const before = api.calls(READ_CAMPAIGN).length;
    await pass(4 * POLL_MS);
    expect(api.calls(READ_CAMPAIGN).length).toBe(before);
    expect(screen.queryByRole('dialog', { name: 'Logga in igen' })).not.toBeInTheDocument();
  });
});
