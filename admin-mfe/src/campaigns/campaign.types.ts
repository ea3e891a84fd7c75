import type { components } from '@stillsam/contracts';

/** A letter to subscribers as lists show it. */
export type CampaignRow = components['schemas']['CampaignRowDto'];
export type RecipientCounts = components['schemas']['RecipientCountsDto'];
