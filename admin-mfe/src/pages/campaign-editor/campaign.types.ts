import type { components } from '@stillsam/contracts';

type Schemas = components['schemas'];

export type Campaign = Schemas['CampaignDto'];
/** What an admin writes of a campaign, as the API has it. */
export type CampaignFields = Schemas['CampaignTextDto'];
export type CampaignCheck = Schemas['CampaignCheckDto'];
export type LetterPreview = Schemas['LetterPreviewDto'];
export type RevisionRow = Schemas['CampaignRevisionRowDto'];
export type Revision = Schemas['CampaignRevisionDto'];

/** The fields at a version. */
export interface StoredCampaign {
  fields: CampaignFields;
  version: number;
}
