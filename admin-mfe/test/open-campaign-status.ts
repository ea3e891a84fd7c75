import { screen, within } from '@testing-library/react';
import type { components } from '@stillsam/contracts';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../src/pages/campaign-status/campaign-status-page';
import { aCampaign, NO_RECIPIENTS, someFigures } from './campaigns';
import { answer, startFakeApi, type FakeApi } from './fake-api';
import { signedIn } from './fixtures';
import { renderAdmin } from './render-admin';

type Campaign = components['schemas']['CampaignDto'];
type Refusals = components['schemas']['RefusalsDto'];
type Figures = components['schemas']['CampaignFiguresDto'];

export const READ_CAMPAIGN = 'GET /api/admin/campaigns/:id';
export const READ_FIGURES = 'GET /api/admin/campaigns/:id/figures';

export const STARTED = {
  started_at: '2026-03-09T07:00:00Z',
  first_sent_at: '2026-03-09T07:00:01Z',
  send_at: '2026-03-09T07:00:00Z',
};

/** Of 1 204 recipients, 930 have had their turn. */
const HALFWAY = someFigures({
  recipients: { ...NO_RECIPIENTS, waiting: 274, sent: 900, refused: 4, skipped: 24, uncertain: 2 },
  refusals: [
    { reason: '550 No such user', count: 3 },
    { reason: '', count: 1 },
  ],
  skipped: [{ reason: 'monthly', count: 24 }],
  left: 5,
  complaints: 1,
  visits: 1312,
});

/** Sets the campaign, started unless it says otherwise, that the API returns from now on. */
export function serveCampaign(
  api: FakeApi,
  campaign: Partial<Campaign>,
  figures: Figures = HALFWAY,
): Campaign {
  const served = aCampaign({ ...STARTED, ...campaign });
  api.on(READ_CAMPAIGN, () => answer(served));
  api.on(READ_FIGURES, () => answer(figures));
  api.on(READ_REFUSALS, () => answer(someRefusals()));
  return served;
}

export const READ_REFUSALS = 'GET /api/admin/campaigns/:id/refusals';

/** Two refused recipients, one of whom may get the letter again. */
export function someRefusals(changes: Partial<Refusals> = {}): Refusals {
  const refused = { reason: '550 No such user', handed_at: '2026-03-09T07:00:02Z' };
  return {
    reasons: [{ reason: refused.reason, count: 4 }],
    resendable: 3,
    recipients: [
      { id: '11', email: 'borta@exempel.se', may_resend: false, ...refused },
      { id: '12', email: 'kvar@exempel.se', may_resend: true, ...refused },
    ],
    pagination: { page: 1, limit: 20, totalCount: 4, totalPages: 1 },
    ...changes,
  };
}

/** Opens the page of a campaign as a signed-in admin. */
export function openCampaignStatus(campaign: Partial<Campaign>, figures?: Figures) {
  const api = startFakeApi();
  signedIn(api);
  serveCampaign(api, campaign, figures);
  const opened = renderAdmin('/admin/utskick/5/lage', { '/admin/utskick/:id': 'Redigeraren' });
  return { api, ...opened };
}

export const statePanel = () => screen.findByRole('region', { name: 'Läge' });
export const stateButton = async (name: string) => within(await statePanel()).getByRole('button', { name });
