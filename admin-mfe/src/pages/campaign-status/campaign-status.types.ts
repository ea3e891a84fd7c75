import type { components } from '@stillsam/contracts';

export type Campaign = components['schemas']['CampaignDto'];
export type Figures = components['schemas']['CampaignFiguresDto'];

export interface CampaignStatus {
  campaign: Campaign;
  figures: Figures;
}

/** What an admin does with a campaign that is not a draft. */
export type StatusChange = 'cancel' | 'pause' | 'resume' | 'stop';
