import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aCampaignList, NO_RECIPIENTS } from '../../../test/campaigns';
import { answer, heldAnswer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './campaigns-tab';
import { POLL_MS } from './campaigns-list';

const LIST = 'GET /api/admin/campaigns';
const CREATE = 'POST /api/admin/campaigns';
const REMOVE = 'DELETE /api/admin/campaigns/:id';

const STARTED = { started_at: '2026-03-09T07:00:00Z', send_at: '2026-03-09T07:00:00Z' };

function openTab(campaigns = [aCampaign()], search = '', templates: typeof campaigns = []) {
  const api = startFakeApi();
  signedIn(api);
  api.on(LIST, ({ url }) => answer(aCampaignList(url.searchParams.has('kind') ? templates : campaigns)));
  const opened = renderAdmin(`/admin/dashboard?flik=utskick${search}`, {
    '/admin/utskick/:id': 'Redigeraren',
    '/admin/utskick/:id/lage': 'Läget',
  });
  return { api, ...opened };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of campaigns', () => {
  it.each([
    [{}, 'Utkast', /^Ändrat 5 mars .*kl\. 11\.00$/, []],
    [
      { status: 'scheduled', send_at: '2999-03-09T07:00:00Z' },
      'Schemalagt',
      'Börjar 9 mars 2999 kl. 08.00',
      [],
    ],
    [{ status: 'scheduled', send_at: '2026-03-09T07:00:00Z' }, 'Schemalagt', 'Börjar strax', []],
    [{ status: 'sending', ...STARTED }, 'Skickas', /^Började 9 mars .*kl\. 08\.00$/, ['0 av 0 skickade']],
    [
      { status: 'sending', welcome_days: 3, ...STARTED },
      'Löpande',
      /^Började 9 mars .*kl\. 08\.00$/,
      ['0 skickade'],
    ],
    [{ status: 'paused', ...STARTED }, 'Pausat', /^Började 9 mars .*kl\. 08\.00$/, ['0 av 0 skickade']],
    [
      { status: 'sent', ...STARTED, finished_at: '2026-03-09T08:31:00Z' },
      'Skickat',
      /^Klart 9 mars .*kl\. 09\.31$/,
      ['0 av 0 skickade'],
    ],
    [
      { status: 'stopped', ...STARTED, finished_at: '2026-03-09T08:31:00Z' },
      'Avslutat',
      /^Avslutat 9 mars .*kl\. 09\.31$/,
      ['0 av 0 skickade'],
    ],
  ] as const)('shows of %j its state, its time and how far it is', async (changes, state, when, progress) => {
    openTab([aCampaign(changes)]);
    const shown = await row(/Marsbrevet/);
    for (const text of [state, when, ...progress]) expect(within(shown).getByText(text)).toBeVisible();
    // Without any progress there is no column of it.
    expect(screen.queryAllByRole('columnheader', { name: 'Förlopp' })).toHaveLength(progress.length);
  });

  it('counts refused and uncertain recipients where there are any', async () => {
    const recipients = { ...NO_RECIPIENTS, waiting: 700, sent: 500, refused: 3, uncertain: 1 };
    openTab([aCampaign({ status: 'sending', ...STARTED, recipients }), aCampaign({ id: '6', subject: '' })]);
    const sending = await row(/Marsbrevet/);
    expect(within(sending).getByText(/^500 av 1\s204 skickade$/)).toBeVisible();
    expect(within(sending).getByText('3 avvisade')).toBeVisible();
    expect(within(sending).getByText('1 okänt om de kom fram')).toBeVisible();
    expect(within(await row(/Utan ämnesrad/)).queryByText(/okänt|avvisa/)).not.toBeInTheDocument();
  });

  it('leads from a draft to its editor, and from any other to its state', async () => {
    openTab([aCampaign(), aCampaign({ id: '6', subject: 'Aprilbrevet', status: 'sent', ...STARTED })]);
    const draft = within(await row(/Marsbrevet/));
    for (const name of ['Marsbrevet', 'Redigera Marsbrevet'])
      expect(draft.getByRole('link', { name })).toHaveAttribute('href', '/admin/utskick/5');
    const sent = within(await row(/Aprilbrevet/));
    for (const name of ['Aprilbrevet', 'Visa läget för Aprilbrevet'])
      expect(sent.getByRole('link', { name })).toHaveAttribute('href', '/admin/utskick/6/lage');
    expect(sent.queryByRole('button', { name: /Ta bort/ })).not.toBeInTheDocument();
  });

  it('takes filter and page from the address', async () => {
    const { api, user, router } = openTab();
    api.on(LIST, () => answer(aCampaignList([aCampaign()], { totalPages: 2, totalCount: 21 })));
    await user.selectOptions(await screen.findByLabelText('Status'), 'Pausade');
    expect(router.state.location.search).toBe('?flik=utskick&status=paused');
    await user.click(await screen.findByRole('link', { name: 'Nästa' }));
    await waitFor(() => expect(api.calls(LIST).at(-1)?.url.search).toBe('?page=2&status=paused'));
  });

  it('invites to the first one, and tells it from a filter that finds none', async () => {
    const { user } = openTab([], '&status=sent');
    expect(await screen.findByText('Inga utskick hittades.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Alla statusar');
    expect(await screen.findByText('Här samlas dina brev')).toBeVisible();
    expect(screen.getByText(/provbrev till dig själv/)).toBeVisible();
  });
});

describe('a new campaign', () => {
  it('becomes an empty draft once, and opens', async () => {
    const { api, user } = openTab();
    const held = heldAnswer();
    api.on(CREATE, held.wait);
    const button = await screen.findByRole('button', { name: 'Nytt utskick' });
    await user.click(button);
    await user.click(button);
    held.release(answer(aCampaign({ id: '9' }), 201));
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(api.calls(CREATE).map(({ body }) => body)).toEqual([{}]);
  });

  it('says why it could not be created, and can be tried again', async () => {
    const { api, user, router } = openTab();
    api.on(CREATE, () => answer({ error: 'Vila en stund.' }, 503));
    await user.click(await screen.findByRole('button', { name: 'Nytt utskick' }));
    expect(await screen.findByText('Vila en stund.')).toBeVisible();
    api.on(CREATE, () => answer(aCampaign({ id: '9' }), 201));
    await user.click(screen.getByRole('button', { name: 'Nytt utskick' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/utskick/9'));
  });
});

describe('a letter made of another one', () => {
  it('begins from a template, which are listed before the empty one', async () => {
    const template = aCampaign({ id: '3', subject: 'Månadsbrevet', is_template: true });
    const { api, user } = openTab([template], '', [template]);
    api.on(CREATE, () => answer(aCampaign({ id: '9' }), 201));
    expect(within(await row(/Månadsbrevet/)).getByText('Mall')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nytt utskick' }));
    const choices = within(await screen.findByRole('list', { name: 'Mallar' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Månadsbrevet', 'Ett tomt brev']);
    await user.click(choices[0] as HTMLElement);
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(api.calls(CREATE).map(({ body }) => body)).toEqual([{ copy_of: '3' }]);
  });

  it.each(['draft', 'sent', 'stopped'] as const)('copies one that is %s', async (status) => {
    const { api, user } = openTab([aCampaign({ status, ...STARTED })]);
    api.on(CREATE, () => answer(aCampaign({ id: '9' }), 201));
    await user.click(await screen.findByRole('button', { name: 'Kopiera Marsbrevet till ett nytt utkast' }));
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(api.calls(CREATE).map(({ body }) => body)).toEqual([{ copy_of: '5' }]);
  });
});

describe('a draft', () => {
  it('disappears after a question', async () => {
    const { api, user } = openTab();
    api.on(REMOVE, () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Ta bort Marsbrevet' }));
    expect(api.calls(REMOVE)).toHaveLength(0);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('Utkastet ”Marsbrevet” är borttaget.')).toBeVisible();
    expect(api.calls(REMOVE)[0]?.url.pathname).toBe('/api/admin/campaigns/5');
  });

  it('stays where it was started meanwhile, and says so', async () => {
    const { api, user } = openTab();
    api.on(REMOVE, () => answer({ error: 'Bara ett utkast kan ändras.' }, 409));
    await user.click(await screen.findByRole('button', { name: 'Ta bort Marsbrevet' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText(/Det gick inte att ta bort utkastet/)).toBeVisible();
  });
});

describe('the list while time passes', () => {
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  /** Opens the tab with timers that the test moves. */
  async function openStill(status: 'scheduled' | 'sending' | 'paused') {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const opened = openTab([aCampaign({ status, ...STARTED })]);
    while (!screen.queryByRole('row', { name: /Marsbrevet/ })) await pass(1);
    return opened;
  }

  it.each(['scheduled', 'sending'] as const)('refetches by itself while one is %s', async (status) => {
    const { api } = await openStill(status);
    const before = api.calls(LIST).length;
    await pass(2 * POLL_MS + 100);
    expect(api.calls(LIST).length).toBe(before + 2);
  });

  it('does not refetch while none is on its way', async () => {
    const { api } = await openStill('paused');
    const before = api.calls(LIST).length;
    await pass(4 * POLL_MS);
    expect(api.calls(LIST).length).toBe(before);
  });

  it('asks once to sign in again, not every few seconds', async () => {
    const { api } = await openStill('sending');
    api.on(LIST, () => answer({ error: 'Logga in.' }, 401));
    await pass(POLL_MS + 100);
    const dialog = screen.getByRole('dialog', { name: 'Logga in igen' });
    act(() => within(dialog).getByRole('button', { name: 'Inte nu' }).click());
    await pass(1);
    const before = api.calls(LIST).length;
    await pass(4 * POLL_MS);
    expect(api.calls(LIST).length).toBe(before);
    expect(screen.queryByRole('dialog', { name: 'Logga in igen' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Marsbrevet/ })).toBeVisible();
  });
});

describe('the figures of sent letters', () => {
  const FIGURES = 'GET /api/admin/campaigns/figures';
  const aLetter = (id: string, subject: string, sent: number) =>
    ({
      id,
      subject,
      sent,
      sent_at: `2026-0${id}-09T07:00:00Z`,
      refused: 2,
      uncertain: 1,
      left_within_week: 4,
    }) as const;

  it('lists them beside each other, with how many more the latest one reached', async () => {
    const { api, user } = openTab();
    const pagination = { page: 1, limit: 20, totalCount: 2, totalPages: 1 };
    api.on(FIGURES, () =>
      answer({ letters: [aLetter('4', 'Aprilbrevet', 1204), aLetter('3', 'Marsbrevet', 1180)], pagination }),
    );
    await user.click(await screen.findByRole('link', { name: 'Siffror' }));
    expect(await screen.findByText(/brevet till 1\s204 mottagare, 24 fler än det förra\.$/)).toBeVisible();
    const april = within(await row(/Aprilbrevet/));
    expect(april.getByRole('link')).toHaveAttribute('href', '/admin/utskick/4/lage');
    expect(april.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Aprilbrevet',
      expect.stringMatching(/^9 april/),
      '1 204',
      '2',
      '1',
      '4',
    ]);
  });
});
