import { describe, expect, it } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer } from '../../../test/fake-api';
import {
  aCampaign,
  CHECKS,
  openCampaign,
  SAVE,
  START,
  subject,
  typeSubject,
} from '../../../test/open-campaign';

type Check = components['schemas']['CampaignCheckDto'];

const aCheck = (changes: Partial<Check>): Check => ({
  name: 'links',
  state: 'ok',
  blocks_start: false,
  title: 'Länkar',
  message: 'Alla svarar.',
  ...changes,
});

async function review(checks: Check[] = [], campaign = aCampaign()) {
  const opened = await openCampaign(campaign);
  opened.api.on(CHECKS, () => answer({ checks }));
  await opened.user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Granska och skicka' }));
  await waitFor(() => expect(dialog.queryByText('Kontrollerar brevet')).not.toBeInTheDocument());
  return { ...opened, dialog };
}

const SEND = /^Skicka till 1\s204\sprenumeranter$/;

async function order({ user, dialog }: Awaited<ReturnType<typeof review>>, name: string | RegExp = SEND) {
  await user.click(dialog.getByRole('button', { name }));
}

describe('the review', () => {
  it('names faults in the form and does not open before they are mended', async () => {
    const { user } = await openCampaign(aCampaign({ subject: '', content: '' }));
    await user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
    expect(subject()).toHaveAccessibleDescription(/Skriv en ämnesrad\./);
    await waitFor(() => expect(subject()).toHaveFocus());
    expect(screen.getByText('Skriv något i brevet.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves first', async () => {
    const { api, user } = await openCampaign();
    api.on(CHECKS, () => answer({ checks: [] }));
    const save = heldAnswer();
    api.on(SAVE, save.wait);
    typeSubject('Vila i april');
    await user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    save.release(answer(aCampaign({ subject: 'Vila i april', version: 4 })));
    await screen.findByRole('dialog', { name: 'Granska och skicka' });
  });

  it('shows recipients, time and checks, errors first', async () => {
    const { dialog } = await review([
      aCheck({ name: 'a', title: 'Länkar' }),
      aCheck({ name: 'b', state: 'unknown', title: 'Avsändare' }),
      aCheck({ name: 'c', state: 'error', title: 'Bilder' }),
      aCheck({ name: 'd', state: 'warning', title: 'Storlek' }),
    ]);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'FelBilderAlla svarar.',
      'VarningStorlekAlla svarar.',
      'BraLänkarAlla svarar.',
      'OkäntAvsändareAlla svarar.',
    ]);
    expect(dialog.getByText('1 teknisk kontroll gick inte att göra')).toBeVisible();
    expect(dialog.getByText('Avsändare')).not.toBeVisible();
    expect(await dialog.findByText(/^1\s204\sprenumeranter$/)).toBeVisible();
    expect(dialog.getByText('Så snart du trycker på knappen')).toBeVisible();
  });
});

describe('the order to start', () => {
  it('sends the version, and leads to the page of the campaign', async () => {
    const opened = await review();
    opened.api.on(START, () => answer(aCampaign({ status: 'scheduled' })));
    await order(opened);
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/admin/utskick/7/lage'));
    expect(opened.api.calls(START)[0]?.body).toEqual({ version: 3, send_at: null });
  });

  it('sends a Swedish time as a moment', async () => {
    const opened = await openCampaign(aCampaign({ spread_hours: 2 }));
    opened.api.on(CHECKS, () => answer({ checks: [] }));
    fireEvent.click(screen.getByRole('radio', { name: 'Vid en bestämd tid' }));
    await opened.user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
    expect(await screen.findByText('Ange både datum och klockslag.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2126-07-15' } });
    fireEvent.change(screen.getByLabelText('Klockslag'), { target: { value: '08:00' } });
    await opened.user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Granska och skicka' }));
    expect(dialog.getByText('15 juli 2126 kl. 08.00, svensk tid, spritt över 2 timmar')).toBeVisible();
    const start = heldAnswer();
    opened.api.on(START, start.wait);
    await order({ ...opened, dialog }, 'Schemalägg');
    expect(dialog.getByRole('button', { name: 'Schemalägger...' })).toBeVisible();
    start.release(answer(aCampaign({ status: 'scheduled' })));
    await waitFor(() => expect(opened.api.calls(START)).toHaveLength(1));
    expect(opened.api.calls(START)[0]?.body).toMatchObject({ send_at: '2126-07-15T06:00:00.000Z' });
  });

  it('counts and names the segment that the letter goes to', async () => {
    const opened = await review();
    await opened.user.selectOptions(opened.dialog.getByLabelText('Segment'), 'Mässan');
    opened.api.on(START, () => answer(aCampaign({ status: 'scheduled' })));
    await opened.user.click(
      await opened.dialog.findByRole('button', { name: /^Skicka till 12\sprenumeranter$/ }),
    );
    await waitFor(() => expect(opened.api.calls(START)).toHaveLength(1));
    expect(opened.api.calls(START)[0]?.body).toEqual({ version: 3, send_at: null, segment_id: '3' });
  });

  it('refuses a time that has been', async () => {
    const { user } = await openCampaign();
    fireEvent.click(screen.getByRole('radio', { name: 'Vid en bestämd tid' }));
    fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2020-07-15' } });
    fireEvent.change(screen.getByLabelText('Klockslag'), { target: { value: '08:00' } });
    await user.click(screen.getByRole('button', { name: 'Granska och skicka' }));
    expect(await screen.findByText('Tiden har passerat. Välj en senare.')).toBeVisible();
  });

  it.each([
    [429, 'För många inloggningsförsök. Försök igen om 10 minuter.'],
    [422, 'Avsändarens adress saknas.'],
    [503, 'Databasen svarar inte.'],
  ])('shows the refusal %i in place', async (status, error) => {
    const opened = await review();
    opened.api.on(START, () => answer({ error, code: 'X' }, status));
    await order(opened);
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(error);
  });

  it('shows where the campaign is started already', async () => {
    const opened = await review();
    opened.api.on(START, () => answer({ error: 'Utskicket är redan startat.' }, 409));
    await order(opened);
    expect(await opened.dialog.findByText('Utskicket är redan startat.')).toBeVisible();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Till utskicket' }));
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/admin/utskick/7/lage'));
  });

  it('lets the admin compare what another has saved meanwhile', async () => {
    const opened = await review();
    const current = aCampaign({ version: 4, subject: 'Deras ämne' });
    opened.api.on(START, () => answer({ error: 'Ändrat.', code: 'CAMPAIGN_CHANGED', current }, 412));
    await order(opened);
    await opened.dialog.findByText('Någon annan har sparat brevet sedan du granskade det.');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Jämför versionerna' }));
    await screen.findByRole('heading', { level: 1, name: 'Någon annan har ändrat brevet' });
    expect(screen.getByText('Deras ämne')).toBeVisible();
  });

  it('does not start without what the law asks for', async () => {
    const { api, dialog } = await review([aCheck({ state: 'error', blocks_start: true })]);
    expect(dialog.getByText(/^Brevet kan inte skickas förrän det har allt som lagen kräver\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    expect(api.calls(START)).toHaveLength(0);
  });

  it.each([
    ['own-links', 'Brevet'],
    ['subject', 'Ämnesrad'],
  ])('leads to the field of the fault %s, and says there what is wrong', async (name, label) => {
    const { user, dialog } = await review([aCheck({ name, state: 'error', message: 'Rätta det här.' })]);
    await user.click(dialog.getByRole('button', { name: 'Rätta först' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByText('Rätta det här.')).toBeVisible();
  });

  it('leads to the settings where the sender is not complete', async () => {
    const { dialog, user, router } = await review([
      aCheck({ name: 'sender', state: 'error', blocks_start: true }),
    ]);
    await user.click(dialog.getByRole('link', { name: 'Rätta först' }));
    expect(router.state.location).toMatchObject({ search: '?flik=installningar', state: { letter: '7' } });
  });

  it('leads to the settings beside a warning about the sender', async () => {
    const { dialog, user, router } = await review([aCheck({ name: 'sender', state: 'warning' })]);
    await user.click(dialog.getByRole('link', { name: 'Fyll i det i Inställningar' }));
    expect(router.state.location).toMatchObject({ search: '?flik=installningar', state: { letter: '7' } });
  });

  it('asks once more where a check shows an error', async () => {
    const opened = await review([aCheck({ name: 'dmarc', state: 'error' })]);
    expect(opened.dialog.queryByText('Rätta först')).not.toBeInTheDocument();
    opened.api.on(START, () => answer(aCampaign({ status: 'scheduled' })));
    await order(opened);
    expect(await opened.dialog.findByText(/En kontroll visar fel\./)).toBeVisible();
    expect(opened.api.calls(START)).toHaveLength(0);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Ja, skicka ändå' }));
    await waitFor(() => expect(opened.api.calls(START)).toHaveLength(1));
  });
});

describe('a test of the letter', () => {
  it('says which address it went to, with what was just typed', async () => {
    const { api, user } = await openCampaign();
    api.on('POST /api/admin/campaigns/:id/test', () => answer({ to: 'anna@stillsam.test' }));
    typeSubject('Vila i april');
    await user.click(screen.getByRole('button', { name: 'Skicka provbrev till mig' }));
    expect(
      await screen.findByText('Provbrevet ligger i utkorgen och skickas till anna@stillsam.test.'),
    ).toBeVisible();
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ subject: 'Vila i april' });
  });

  it('says what is missing', async () => {
    const { api, user } = await openCampaign();
    const issues = [{ path: 'subject', message: 'Skriv en ämnesrad.' }];
    api.on('POST /api/admin/campaigns/:id/test', () => answer({ error: 'Skriv en ämnesrad.', issues }, 400));
    await user.click(screen.getByRole('button', { name: 'Skicka provbrev till mig' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Skriv en ämnesrad.');
  });
});

describe('a test letter to others', () => {
  const REMEMBERED = 'GET /api/admin/campaigns/test-addresses';
  const TEST = 'POST /api/admin/campaigns/:id/test';

  it('goes to the addresses of the one before, which can be changed, and says which one is wrong', async () => {
    const { api, user } = await openCampaign();
    api.on(REMEMBERED, () => answer({ addresses: ['a@exempel.se', 'b@exempel.se'] }));
    const message = 'Ange en giltig e-postadress.';
    api.on(TEST, () => answer({ error: message, issues: [{ path: 'to', message }] }, 400));
    await user.click(screen.getByRole('button', { name: 'Skicka provbrev till fler' }));
    const field = await screen.findByLabelText(/^Adresser/);
    expect(field).toHaveValue('a@exempel.se\nb@exempel.se');
    await user.type(field, '{Enter}c');
    const send = screen.getByRole('button', { name: 'Skicka provbrev' });
    await user.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    api.on(TEST, () => answer({ to: 'a@exempel.se, b@exempel.se, c@exempel.se' }));
    await user.type(field, '@exempel.se');
    await user.click(send);
    expect(
      await screen.findByText(/skickas till a@exempel\.se, b@exempel\.se, c@exempel\.se\./),
    ).toBeVisible();
    expect(api.calls(TEST).at(-1)?.body).toEqual({ to: ['a@exempel.se', 'b@exempel.se', 'c@exempel.se'] });
  });
});
