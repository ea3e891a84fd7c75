import type { StoredDraft } from '../../features/draft-editor/conflict.logic';
import { createTextStore } from '../../features/draft-editor/text-store';
import { z } from '../../forms/schema';
import { FORM, type CampaignForm } from './campaign-form.schema';
import type { CampaignFields } from './campaign.queries';

/** What is typed in a letter and not saved, with the version it is based on. */
export interface LetterText {
  form: CampaignForm;
  base: StoredDraft<CampaignFields>;
}

const FIELDS: z.ZodMiniType<CampaignFields> = z.object({
  subject: z.string(),
  preheader: z.string(),
  content: z.string(),
  is_listed: z.boolean(),
  interests: FORM.shape.interests,
  signed_up_from: z.nullable(z.string()),
  signed_up_to: z.nullable(z.string()),
  spread_hours: z.number(),
  welcome_days: z.nullable(z.number()),
});
const RECORD = z.object({ form: FORM, base: z.object({ fields: FIELDS, version: z.number() }) });

/** Unsaved texts of letters in this browser. */
export const LETTER_TEXTS = createTextStore<LetterText>(
  'stillsam-letter-drafts',
  (record) => RECORD.safeParse(record).data,
);
