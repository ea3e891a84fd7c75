import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answer, heldAnswer } from '../../../test/fake-api';
import {
  aCampaign,
  openAddress,
  openCampaign,
  openWithClock,
  pass,
  prepareCampaign,
  SAVE,
  subject,
  typeSubject,
} from '../../../test/open-campaign';

const READ = 'GET /api/admin/campaigns/:id';

afterEach(() => void jest.useRealTimers());

it('shows the draft', async () => {
  await openCampaign(aCampaign({ interests: ['somn'], signed_up_from: '2026-01-01', spread_hours: 4 }));
  expect(subject()).toHaveValue('Vila i mars');
  expect(screen.getByLabelText(/Förhandstext/)).toHaveValue('Tre korta övningar.');
  expect(screen.getByRole('textbox', { name: 'Brevet' })).toHaveTextContent('Hej du.');
  expect(screen.getByLabelText('Visa bland breven på webbplatsen')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'De som har valt vissa ämnen' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sömn' })).toBeChecked();
  expect(screen.getByLabelText(/Anmälda från och med/)).toHaveValue('2026-01-01');
  expect(screen.getByLabelText('Spridning över timmar')).toHaveValue(4);
});

it('announces that it loads', async () => {
  const api = prepareCampaign();
  const read = heldAnswer();
  api.on(READ, read.wait);
  openAddress('/admin/utskick/7');
  await waitFor(() => expect(api.calls(READ)).toHaveLength(1));
  expect(screen.getByText('Hämtar brevet')).toBeInTheDocument();
  read.release(answer(aCampaign()));
  await screen.findByRole('toolbar');
});

it('leads to the page of a campaign that is started', async () => {
  prepareCampaign(aCampaign({ status: 'sending' }));
  const { router } = openAddress('/admin/utskick/7');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/utskick/7/lage'));
});

it('says where there is no such campaign', async () => {
  const api = prepareCampaign();
  api.on(READ, () => answer({ error: 'Utskicket finns inte.', code: 'CAMPAIGN_NOT_FOUND' }, 404));
  openAddress('/admin/utskick/7');
  await screen.findByRole('heading', { level: 1, name: 'Utskicket finns inte' });
  expect(screen.getByRole('link', { name: 'Till utskicken' })).toHaveAttribute(
    'href',
    '/admin/dashboard?flik=utskick',
  );
});

it('can be fetched again when the network is back', async () => {
  const api = prepareCampaign();
  api.on(READ, () => HttpResponse.error());
  const { user } = openAddress('/admin/utskick/7');
  await screen.findByRole('heading', { level: 1, name: 'Brevet gick inte att hämta' }, { timeout: 3000 });
  api.on(READ, () => answer(aCampaign()));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByLabelText('Ämnesrad')).toHaveValue('Vila i mars');
});

it('counts the subject against what a phone shows', async () => {
  await openCampaign();
  expect(subject()).toHaveAccessibleDescription('11 av omkring 60 tecken som syns i en telefon.');
  typeSubject('å'.repeat(61));
  expect(subject()).toHaveAccessibleDescription(/^61 tecken\. I en telefon syns omkring 60/);
});

it('offers only what a mail can carry', async () => {
  const { user } = await openCampaign();
  await user.click(screen.getByRole('button', { name: 'Mer' }));
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)).toEqual([
    'Brödtext',
    'Rubrik 2',
    'Rubrik 3',
    'Fet',
    'Kursiv',
    'Punktlista',
    'Numrerad lista',
    'Citat',
    'Länk',
    'Bild',
    'Ångra',
    'Gör om',
    'Förnamn',
    'Understruken',
    'Avdelare',
    'Tabell',
    'Sök och ersätt',
    'Mer',
  ]);
});

it('shows the number of recipients anew after each save', async () => {
  const { api } = await openWithClock();
  expect(screen.getByText(/Brevet går till 1\s204\sprenumeranter just nu\./)).toBeVisible();
  api.on('GET /api/admin/campaigns/:id/audience', () => answer({ count: 1 }));
  fireEvent.click(screen.getByRole('radio', { name: 'De som har valt vissa ämnen' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stresshantering' }));
  await pass(1000);
  expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ interests: ['stresshantering'] });
  await pass(100);
  expect(screen.getByText(/Brevet går till 1\sprenumerant just nu\./)).toBeVisible();
});

it('never saves subjects without a subject, which would mean everybody', async () => {
  const { api } = await openWithClock(aCampaign({ interests: ['somn'] }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sömn' }));
  await pass(1000);
  expect(screen.getByText('Välj minst ett ämne.')).toBeVisible();
  expect(api.calls(SAVE)).toHaveLength(0);
});

it('names days of sign-up that leave nobody', async () => {
  const { api } = await openWithClock();
  const first = screen.getByLabelText(/Anmälda från och med/);
  expect(first).not.toBeVisible();
  const last = screen.getByLabelText(/Anmälda till och med/);
  fireEvent.change(last, { target: { value: '2026-02-01' } });
  fireEvent.change(first, { target: { value: '2026-03-01' } });
  await pass(1000);
  expect(first).toBeVisible();
  expect(last).toHaveAccessibleDescription('Den sista dagen ligger före den första.');
  expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ signed_up_from: '2026-03-01', signed_up_to: null });
  fireEvent.change(first, { target: { value: '2026-01-01' } });
  await pass(1000);
  expect(last).not.toHaveAccessibleDescription();
  expect(api.calls(SAVE).at(-1)?.body).toMatchObject({
    signed_up_from: '2026-01-01',
    signed_up_to: '2026-02-01',
  });
});

it('makes a welcome letter of it, which is not spread and not listed', async () => {
  const { api } = await openWithClock(aCampaign({ spread_hours: 4 }));
  fireEvent.click(screen.getByRole('radio', { name: 'Välkomstbrev till nya prenumeranter' }));
  fireEvent.change(screen.getByLabelText('Antal dagar efter bekräftelsen'), { target: { value: '2' } });
  await pass(1000);
  expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ welcome_days: 2, spread_hours: 0 });
  expect(screen.getByText(/Skickas till nya prenumeranter 2\sdagar efter bekräftelsen\./)).toBeVisible();
  expect(screen.getByText(/som bekräftar sin prenumeration efter att du har startat det/)).toBeVisible();
  expect(screen.queryByLabelText('Visa bland breven på webbplatsen')).not.toBeInTheDocument();
});

it('says what a time means in the night when the clocks go forward', async () => {
  await openCampaign();
  fireEvent.click(screen.getByRole('radio', { name: 'Vid en bestämd tid' }));
  const time = within(screen.getByRole('group', { name: 'Tid' }));
  fireEvent.change(time.getByLabelText('Datum'), { target: { value: '2027-03-28' } });
  fireEvent.change(time.getByLabelText('Klockslag'), { target: { value: '02:30' } });
  expect(time.getByText('Skickas 28 mars 2027 kl. 03.30.')).toBeVisible();
  expect(time.getByRole('status')).toHaveTextContent(
    'Den natten ställs klockan fram, så 02.30 finns inte. Tiden blir 03.30.',
  );
  fireEvent.change(time.getByLabelText('Datum'), { target: { value: '2027-10-31' } });
  expect(time.getByRole('status')).toHaveTextContent('kommer två gånger. Den första gången gäller.');
});
