import type { components } from '@stillsam/contracts';

type Campaign = components['schemas']['CampaignDto'];
type Figures = components['schemas']['CampaignFiguresDto'];
type CampaignList = components['schemas']['CampaignListDto'];

export const NO_RECIPIENTS = { waiting: 0, handing: 0, sent: 0, refused: 0, skipped: 0, uncertain: 0 };

/** A draft, unless `changes` say otherwise. */
export function aCampaign(changes: Partial<Campaign> = {}): Campaign {
  return {
    id: '5',
    subject: 'Marsbrevet',
    slug: 'marsbrevet',
    status: 'draft',
    is_template: false,
    pause_reason: null,
    pause_detail: null,
    resume_at: null,
    welcome_days: null,
    segment_name: null,
    version: 2,
    author_name: 'Anna',
    created_at: '2026-03-05T10:00:00Z',
    updated_at: '2026-03-05T10:00:00Z',
    send_at: null,
    started_at: null,
    first_sent_at: null,
    finished_at: null,
    recipients: NO_RECIPIENTS,
    preheader: '',
    content: '<p>Hej.</p>',
    is_listed: true,
    interests: [],
    signed_up_from: null,
    signed_up_to: null,
    spread_hours: 0,
    ...changes,
  };
}

export function someFigures(changes: Partial<Figures> = {}): Figures {
  return {
    recipients: NO_RECIPIENTS,
    refusals: [],
    skipped: [],
    left: 0,
    complaints: 0,
    visits: 0,
    ...changes,
  };
}

export function aCampaignList(
  campaigns: Campaign[],
  pagination: Partial<CampaignList['pagination']> = {},
): CampaignList {
  return {
    campaigns,
    pagination: { page: 1, limit: 20, totalCount: campaigns.length, totalPages: 1, ...pagination },
  };
}
