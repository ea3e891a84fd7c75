import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answer } from '../../../test/fake-api';
import {
  aCampaign,
  openCampaign,
  openWithClock,
  pass,
  SAVE,
  saved,
  subject,
  typeSubject,
} from '../../../test/open-campaign';

afterEach(() => void jest.useRealTimers());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const changed = (changes: Parameters<typeof aCampaign>[0]) =>
  answer({ error: 'Ändrat.', code: 'CAMPAIGN_CHANGED', current: aCampaign(changes) }, 412);

describe('the typed text', () => {
  it('reaches the API a second after the last change, over the version that it started from', async () => {
    const { api } = await openWithClock();
    typeSubject('Vila i april');
    expect(screen.getByText('Sparar...')).toBeVisible();
    await pass(600);
    typeSubject('Vila i maj');
    await pass(600);
    expect(api.calls(SAVE)).toHaveLength(0);
    await pass(400);
    expect(api.calls(SAVE).map(({ body }) => body)).toEqual([
      {
        subject: 'Vila i maj',
        preheader: 'Tre korta övningar.',
        content: '<p>Hej du.</p>',
        is_listed: true,
        interests: [],
        signed_up_from: null,
        signed_up_to: null,
        spread_hours: 0,
        welcome_days: null,
        version: 3,
      },
    ]);
    expect(screen.getByText('Sparat kl. 14.02')).toBeVisible();
    typeSubject('Vila i juni');
    await pass(1000);
    expect(api.calls(SAVE)[1]?.body).toMatchObject({ subject: 'Vila i juni', version: 4 });
  });

  it('stays after a failed save, and is saved when the API is back', async () => {
    const { api } = await openWithClock();
    api.on(SAVE, () => HttpResponse.error());
    typeSubject('Vila i april');
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Inte sparat: vi når inte tjänsten just nu. Det du har skrivit finns kvar.',
    );
    expect(subject()).toHaveValue('Vila i april');
    api.on(SAVE, saved());
    press('Försök igen');
    await pass(0);
    expect(screen.getByText('Sparat kl. 14.02')).toBeVisible();
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ subject: 'Vila i april', version: 3 });
  });

  it('goes to the API again by itself after a failure', async () => {
    const { api } = await openWithClock();
    api.on(SAVE, () => answer({ error: 'Databasen svarar inte.' }, 503));
    typeSubject('Vila i april');
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Inte sparat: databasen svarar inte.');
    api.on(SAVE, saved());
    await pass(15_000);
    expect(screen.getByText('Sparat kl. 14.02')).toBeVisible();
  });

  it('reaches the API without a field at fault, which keeps its text and its sentence', async () => {
    const { api } = await openWithClock();
    fireEvent.change(screen.getByLabelText('Spridning över timmar'), { target: { value: '80' } });
    typeSubject('Vila i april');
    await pass(1000);
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ subject: 'Vila i april', spread_hours: 0 });
    expect(screen.getByLabelText('Spridning över timmar')).toHaveValue(80);
    expect(screen.getByLabelText('Spridning över timmar')).toHaveAccessibleDescription(
      /Skriv ett antal timmar, 0 till 72\./,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Inte sparat: se över fälten med fel.');
  });

  it('stays when the session ends; the dialog to sign in comes once', async () => {
    const { api } = await openWithClock();
    api.on(SAVE, () => answer({ error: 'Logga in.' }, 401));
    typeSubject('Vila i april');
    await pass(1000);
    const dialog = screen.getByRole('dialog', { name: 'Logga in igen' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Inte nu' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Inte sparat: du är utloggad.');
    typeSubject('Vila i maj');
    await pass(20_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(subject()).toHaveValue('Vila i maj');
    press('Försök igen');
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Logga in igen' })).toBeVisible();
  });

  it('reaches the API before the admin leaves the page', async () => {
    const { api, user, router } = await openCampaign();
    typeSubject('Vila i april');
    await user.click(screen.getByRole('link', { name: 'Till utskicken' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ subject: 'Vila i april' });
  });

  it('asks before the admin leaves what cannot be saved', async () => {
    const { api, user, router } = await openCampaign();
    api.on(SAVE, () => HttpResponse.error());
    typeSubject('Vila i april');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Till utskicken' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lämna utan att spara?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stanna kvar' }));
    expect(router.state.location.pathname).toBe('/admin/utskick/7');
    expect(subject()).toHaveValue('Vila i april');
  });
});

describe('an admin beside another one', () => {
  const theirs = { version: 4, subject: 'Deras ämne', preheader: 'Deras förhandstext' };

  async function meet() {
    const opened = await openWithClock();
    opened.api.on(SAVE, ({ body }) =>
      JSON.stringify(body).includes('"version":4') ? saved()({ body }) : changed(theirs),
    );
    typeSubject('Mitt ämne');
    await pass(1000);
    return opened;
  }

  it('loses nothing: what is typed stays, and both versions can be compared', async () => {
    const { api } = await meet();
    expect(screen.getByRole('alert')).toHaveTextContent('Inte sparat: någon annan har sparat brevet.');
    expect(subject()).toHaveValue('Mitt ämne');
    await pass(60_000);
    expect(api.calls(SAVE)).toHaveLength(1);
    press('Jämför versionerna');
    expect(screen.getByRole('heading', { level: 1, name: 'Någon annan har ändrat brevet' })).toHaveFocus();
    const field = within(screen.getByRole('group', { name: 'Ämnesrad' }));
    expect(field.getByText('Mitt ämne')).toBeVisible();
    expect(field.getByText('Deras ämne')).toBeVisible();
    press('Spara den sammanslagna versionen');
    await pass(0);
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({
      version: 4,
      subject: 'Mitt ämne',
      preheader: 'Deras förhandstext',
    });
    expect(screen.getByLabelText(/Förhandstext/)).toHaveValue('Deras förhandstext');
    expect(screen.getByText('Sparat kl. 14.02')).toBeVisible();
  });

  it('chooses nothing where the other changed nothing', async () => {
    const { api } = await openWithClock();
    api.on(SAVE, ({ body }) =>
      JSON.stringify(body).includes('"version":4') ? saved()({ body }) : changed({ version: 4 }),
    );
    typeSubject('Mitt ämne');
    await pass(1000);
    expect(api.calls(SAVE)).toHaveLength(2);
    expect(screen.getByText('Sparat kl. 14.02')).toBeVisible();
  });

  it('learns where the other starts the campaign meanwhile', async () => {
    const { api, router } = await openWithClock();
    api.on(SAVE, () =>
      answer({ error: 'Bara ett utkast kan ändras.', code: 'CAMPAIGN_STATUS_CONFLICT' }, 409),
    );
    typeSubject('Mitt ämne');
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('utskicket är redan startat');
    expect(subject()).toHaveValue('Mitt ämne');
    press('Till utskicket');
    await pass(0);
    expect(router.state.location.pathname).toBe('/admin/utskick/7/lage');
  });

  it('can save the text of a removed campaign as another one', async () => {
    const { api, router } = await openWithClock();
    api.on(SAVE, () => answer({ error: 'Utskicket finns inte.' }, 404));
    typeSubject('Mitt ämne');
    await pass(1000);
    api.on('POST /api/admin/campaigns', () => answer(aCampaign({ id: '9', version: 1, subject: '' }), 201));
    api.on(SAVE, saved(aCampaign({ id: '9' })));
    press('Spara som nytt utskick');
    await pass(0);
    expect(api.calls(SAVE).at(-1)?.body).toMatchObject({ subject: 'Mitt ämne', version: 1 });
    expect(router.state.location.pathname).toBe('/admin/utskick/9');
  });
});
