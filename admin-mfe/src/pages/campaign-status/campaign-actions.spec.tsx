import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { NO_RECIPIENTS, someFigures } from '../../../test/campaigns';
import { answer, heldAnswer } from '../../../test/fake-api';
import {
  openCampaignStatus,
  READ_CAMPAIGN,
  READ_REFUSALS,
  serveCampaign,
  someRefusals,
  stateButton,
  statePanel,
} from '../../../test/open-campaign-status';

const RESEND = 'POST /api/admin/campaigns/:id/resend';
const change = (name: string) => `POST /api/admin/campaigns/:id/${name}` as const;

describe('a campaign', () => {
  it('becomes a draft again when an admin cancels it before it begins', async () => {
    const { api, user } = openCampaignStatus({ status: 'scheduled', started_at: null });
    api.on(change('cancel'), () => answer(serveCampaign(api, { status: 'draft', started_at: null })));
    await user.click(await stateButton('Avbryt utskicket'));
    expect(await screen.findByText('Redigeraren')).toBeVisible();
  });

  it('says that it began meanwhile instead of being cancelled', async () => {
    const { api, user } = openCampaignStatus({ status: 'scheduled', started_at: null });
    api.on(change('cancel'), () => {
      serveCampaign(api, { status: 'sending' });
      return answer({ error: 'Utskicket har redan börjat.', code: 'CAMPAIGN_STATUS_CONFLICT' }, 409);
    });
    await user.click(await stateButton('Avbryt utskicket'));
    expect(await screen.findByText('Utskicket har redan börjat.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Skickas nu' })).toBeVisible();
  });

  it('pauses and resumes by one button, which keeps the focus', async () => {
    const { api, user } = openCampaignStatus({ status: 'sending' });
    const paused = { status: 'paused', pause_reason: 'admin' } as const;
    api.on(change('pause'), () => answer(serveCampaign(api, paused)));
    api.on(change('resume'), () => answer(serveCampaign(api, { status: 'sending' })));
    await user.click(await stateButton('Pausa'));
    expect(await stateButton('Fortsätt')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Pausat av redaktionen' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await stateButton('Pausa')).toHaveFocus());
    expect(api.calls(change('resume'))).toHaveLength(1);
  });

  it('says that it pauses until its new state shows', async () => {
    const { api, user } = openCampaignStatus({ status: 'sending' });
    const held = heldAnswer();
    api.on(change('pause'), () => {
      const paused = serveCampaign(api, { status: 'paused', pause_reason: 'admin' });
      api.on(READ_CAMPAIGN, held.wait);
      return answer(paused);
    });
    await user.click(await stateButton('Pausa'));
    await waitFor(() => expect(api.calls(READ_CAMPAIGN).length).toBeGreaterThan(1));
    expect(await stateButton('Pausar...')).toBeVisible();
    held.release(answer(serveCampaign(api, { status: 'paused', pause_reason: 'admin' })));
    expect(await screen.findByRole('button', { name: 'Fortsätt' })).toHaveFocus();
  });

  it('announces a new state politely, and not the one that it was opened with', async () => {
    const { api, user } = openCampaignStatus({ status: 'sending' });
    const announced = within(await statePanel()).getByRole('status');
    expect(announced).toBeEmptyDOMElement();
    api.on(change('pause'), () => answer(serveCampaign(api, { status: 'paused', pause_reason: 'admin' })));
    await user.click(await stateButton('Pausa'));
    await waitFor(() => expect(announced).toHaveTextContent(/^Pausat av redaktionen$/));
  });

  it('stops for good only after it says what is lost', async () => {
    const { api, user } = openCampaignStatus({ status: 'paused', pause_reason: 'admin' });
    api.on(change('stop'), () =>
      answer(serveCampaign(api, { status: 'stopped', finished_at: '2026-03-09T08:00:00Z' })),
    );
    await user.click(await stateButton('Avsluta'));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Vill du avsluta utskicket?' }));
    expect(dialog.getByText(/^274 mottagare väntar fortfarande och får aldrig brevet\./)).toBeVisible();
    expect(api.calls(change('stop'))).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Avsluta utskicket' }));
    expect(await screen.findByRole('heading', { name: 'Avslutat' })).toBeVisible();
    expect(await statePanel()).toHaveFocus();
    expect(screen.getByText('Fick aldrig brevet', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      '274',
    );
    expect(
      screen.queryByRole('button', { name: /Pausa|Fortsätt|Avsluta|Skicka igen/ }),
    ).not.toBeInTheDocument();
  });

  it('uses other words to stop a campaign for new subscribers', async () => {
    const { user } = openCampaignStatus({ status: 'sending', welcome_days: 2 }, someFigures());
    expect(await screen.findByRole('heading', { name: 'Skickas löpande' })).toBeVisible();
    await user.click(await stateButton('Avsluta'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      /Nya prenumeranter får inte längre brevet\. Ett/,
    );
  });
});

describe('the switch of a letter on the site', () => {
  const LABEL = 'Visa bland breven på webbplatsen';
  const box = () => screen.findByRole('checkbox', { name: LABEL });
  const link = () => screen.queryByRole('link', { name: /Brevet på webbplatsen/ });

  it('hides the letter from visitors and shows it again', async () => {
    const { api, user } = openCampaignStatus({ status: 'sent' });
    api.on(change('unpublish'), () => answer(serveCampaign(api, { status: 'sent', is_listed: false })));
    api.on(change('publish'), () => answer(serveCampaign(api, { status: 'sent' })));
    expect(await box()).toBeChecked();
    expect(link()).toBeVisible();
    await user.click(await box());
    expect(await screen.findByText(/Den som har fått det kan ändå öppna det/)).toBeVisible();
    expect(await box()).not.toBeChecked();
    expect(link()).not.toBeInTheDocument();
    await user.click(await box());
    await waitFor(() => expect(link()).toBeVisible());
    expect(await box()).toBeChecked();
  });

  it('says that a letter which nobody got is not shown', async () => {
    openCampaignStatus({ status: 'stopped', first_sent_at: null });
    expect(await box()).toHaveAccessibleDescription('Ingen hann få brevet, så det visas inte.');
    expect(link()).not.toBeInTheDocument();
  });

  it('waits for the first copy while the letter goes out', async () => {
    openCampaignStatus({ status: 'sending', first_sent_at: null });
    expect(await box()).toHaveAccessibleDescription('Brevet visas när det har nått sin första mottagare.');
  });

  it('stays as it was where the change fails, and says so', async () => {
    const { api, user } = openCampaignStatus({ status: 'sent' });
    api.on(change('unpublish'), () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(await box());
    expect(await screen.findByText('Databasen svarar inte.')).toBeVisible();
    await waitFor(async () => expect(await box()).toBeChecked());
  });

  it('has no place on the page of a welcome letter', async () => {
    openCampaignStatus({ status: 'sending', welcome_days: 2 });
    await screen.findByRole('heading', { name: 'Skickas löpande' });
    expect(screen.queryByRole('checkbox', { name: LABEL })).not.toBeInTheDocument();
    expect(link()).not.toBeInTheDocument();
  });
});

describe('a letter that is used again', () => {
  it('becomes a template and remains as it was where that fails', async () => {
    const { api, user } = openCampaignStatus({ status: 'stopped' });
    const box = await screen.findByRole('checkbox', { name: 'Använd som mall' });
    const mark = 'PUT /api/admin/campaigns/:id/template';
    api.on(mark, () => answer(serveCampaign(api, { status: 'stopped', is_template: true })));
    await user.click(box);
    await waitFor(() => expect(api.calls(mark).map(({ body }) => body)).toEqual([{ is_template: true }]));
    expect(box).toBeChecked();
    api.on(mark, () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(box);
    expect(await screen.findByText('Databasen svarar inte.')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('opens as a new draft when it is copied', async () => {
    const { api, user } = openCampaignStatus({ status: 'stopped' });
    const create = 'POST /api/admin/campaigns';
    api.on(create, () => answer(serveCampaign(api, { status: 'draft' }), 201));
    await user.click(await screen.findByRole('button', { name: 'Kopiera till ett nytt utkast' }));
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(api.calls(create).map(({ body }) => body)).toEqual([{ copy_of: '5' }]);
  });
});

describe('an uncertain recipient', () => {
  it('gets the letter again after a warning', async () => {
    const { api, user } = openCampaignStatus({ status: 'sent' });
    api.on(READ_REFUSALS, () => answer(someRefusals({ resendable: 2 })));
    await user.click(await screen.findByRole('button', { name: 'Okänt (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Skicka igen till 2 mottagare' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/till 2 mottagare\. .*några kan få två likadana brev/)).toBeVisible();
    const waiting = someFigures({ recipients: { ...NO_RECIPIENTS, waiting: 2 } });
    api.on(RESEND, () => answer(serveCampaign(api, { status: 'sending' }, waiting)));
    await user.click(dialog.getByRole('button', { name: 'Skicka igen' }));
    expect(await screen.findByText('De som kanske inte fick brevet står på tur igen.')).toBeVisible();
    expect(api.calls(RESEND).map(({ body }) => body)).toEqual([{ state: 'uncertain' }]);
    expect(await screen.findByRole('heading', { name: 'Skickas nu' })).toBeVisible();
    await waitFor(async () => expect(await statePanel()).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Skicka igen/ })).not.toBeInTheDocument();
  });
});

describe('those whom the letter did not reach', () => {
  const panel = async () =>
    within(await screen.findByRole('region', { name: 'De som kanske inte fick brevet' }));

  it('shows who was refused and why, and sends again to the chosen one after a warning', async () => {
    const { api, user } = openCampaignStatus({ status: 'sent' });
    const people = await panel();
    const lost = within(await people.findByRole('row', { name: /borta@exempel\.se/ }));
    expect(lost.getByText('550 No such user')).toBeVisible();
    expect(lost.getByText('Får inga brev längre')).toBeVisible();
    expect(lost.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(people.getByRole('button', { name: 'Skicka igen till 3 mottagare' })).toBeVisible();
    await user.click(people.getByRole('checkbox', { name: 'Välj kvar@exempel.se' }));
    await user.click(people.getByRole('button', { name: 'Skicka igen till den valda' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/^En mottagare får ett nytt försök\..*skada avsändarens rykte/)).toBeVisible();
    api.on(RESEND, () => answer(serveCampaign(api, { status: 'sending' })));
    await user.click(dialog.getByRole('button', { name: 'Skicka igen' }));
    expect(await screen.findByText('De som avvisades står på tur igen.')).toBeVisible();
    expect(api.calls(RESEND).map(({ body }) => body)).toEqual([{ state: 'refused', recipients: ['12'] }]);
  });

  it('shows numbers alone to who may not read addresses', async () => {
    const { api } = openCampaignStatus({ status: 'sent' });
    api.on(READ_REFUSALS, () => answer(someRefusals({ recipients: null })));
    const people = await panel();
    expect(await people.findByText(/Adresserna ser bara den som/)).toBeVisible();
    expect(people.queryByRole('table')).not.toBeInTheDocument();
    expect(people.getByRole('button', { name: 'Skicka igen till 3 mottagare' })).toBeVisible();
  });

  it('shows the uncertain ones when they are chosen', async () => {
    const { api, user } = openCampaignStatus({ status: 'stopped' });
    await user.click((await panel()).getByRole('button', { name: 'Okänt (2)' }));
    await waitFor(() =>
      expect(api.calls(READ_REFUSALS).at(-1)?.url.searchParams.get('state')).toBe('uncertain'),
    );
    expect((await panel()).queryByRole('button', { name: /Skicka igen/ })).not.toBeInTheDocument();
  });
});
