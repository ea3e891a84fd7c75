import { CATEGORY_IDS } from '../../features/draft-editor/categories';
import type { StoredDraft } from '../../features/draft-editor/conflict.logic';
import { createTextStore } from '../../features/draft-editor/text-store';
import { z } from '../../forms/schema';
import type { CampaignForm } from './campaign-fields.logic';
import type { CampaignFields } from './campaign.queries';

/** What is typed in a letter and not saved, with the version it is based on. */
export interface LetterText {
  form: CampaignForm;
  base: StoredDraft<CampaignFields>;
}

const subjects = z.array(z.enum(CATEGORY_IDS));
const FORM: z.ZodMiniType<CampaignForm> = z.object({
  subject: z.string(),
  preheader: z.string(),
  content: z.string(),
  is_listed: z.boolean(),
  audience: z.enum(['everybody', 'subjects']),
  interests: subjects,
  signed_up_from: z.string(),
  signed_up_to: z.string(),
  timing: z.enum(['now', 'later', 'welcome']),
  send_at: z.string(),
  spread_hours: z.string(),
  welcome_days: z.string(),
});
const FIELDS: z.ZodMiniType<CampaignFields> = z.object({
  subject: z.string(),
  preheader: z.string(),
  content: z.string(),
  is_listed: z.boolean(),
  interests: subjects,
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
