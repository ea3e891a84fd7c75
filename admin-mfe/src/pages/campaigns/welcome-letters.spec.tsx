import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aCampaignList, NO_RECIPIENTS } from '../../../test/campaigns';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './campaigns-tab';

const START = 'POST /api/admin/campaigns/:id/start';
const CANCEL = 'POST /api/admin/campaigns/:id/cancel';
const FIRST = aCampaign({
  id: '1',
  subject: 'Börja här',
  welcome_days: 1,
  status: 'sending',
  started_at: '2026-03-05T10:00:00Z',
  recipients: { ...NO_RECIPIENTS, sent: 12 },
});
const SECOND = aCampaign({ id: '2', subject: 'En paus', welcome_days: 3 });

async function openSeries(letters = [FIRST, SECOND]) {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/admin/campaigns', ({ url }) =>
    answer(aCampaignList(url.searchParams.get('kind') === 'welcome' ? letters : [])),
  );
  const opened = renderAdmin('/admin/dashboard?flik=utskick&visa=valkomstbrev', {
    '/admin/utskick/:id': 'Redigeraren',
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  await row(/En paus/);
  return { api, row, ...opened };
}

describe('the series of welcome letters', () => {
  it('shows each letter with its day, its state and how many got it', async () => {
    const { row } = await openSeries();
    const first = await row(/Börja här/);
    for (const text of ['En dag', 'På', '12']) expect(first.getByText(text)).toBeVisible();
    const second = await row(/En paus/);
    for (const text of ['3 dagar', 'Av', '0']) expect(second.getByText(text)).toBeVisible();
    expect(second.getByRole('link', { name: 'Redigera En paus' })).toBeVisible();
  });

  it('switches one off, and all others on', async () => {
    const { api, user } = await openSeries();
    api.on(CANCEL, () => answer({ ...FIRST, status: 'draft' }));
    await user.click(screen.getByRole('button', { name: 'Slå av Börja här' }));
    await waitFor(() => expect(api.calls(CANCEL)).toHaveLength(1));
    api.on(START, () => answer({ ...SECOND, status: 'scheduled' }));
    await user.click(await screen.findByRole('button', { name: 'Slå på alla' }));
    await waitFor(() => expect(api.calls(START).map(({ body }) => body)).toEqual([{ version: 2 }]));
  });

  it('says why a letter cannot be switched on', async () => {
    const { api, user } = await openSeries();
    api.on(START, () => answer({ error: 'Avsändarens adress saknas.', code: 'CAMPAIGN_UNLAWFUL' }, 422));
    await user.click(screen.getByRole('button', { name: 'Slå på En paus' }));
    expect(await screen.findByText('Avsändarens adress saknas.')).toBeVisible();
  });

  it('begins a letter three days after the last one', async () => {
    const { api, user } = await openSeries();
    api.on('POST /api/admin/campaigns', () => answer(aCampaign({ id: '9', version: 1 })));
    api.on('PUT /api/admin/campaigns/:id', () => answer(aCampaign({ id: '9' })));
    await user.click(screen.getByRole('button', { name: 'Nytt välkomstbrev' }));
    expect(await screen.findByText('Redigeraren')).toBeVisible();
    expect(api.calls('PUT /api/admin/campaigns/:id')[0]?.body).toEqual({ welcome_days: 6, version: 1 });
  });
});
