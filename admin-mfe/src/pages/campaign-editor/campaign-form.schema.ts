import { hasContent } from '@stillsam/post-html/has-content';
import { CATEGORY_IDS } from '../../features/draft-editor/categories';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { createTextStore } from '../../features/draft-editor/text-store';
import { z } from '../../forms/schema';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignFields, StoredLetter } from './campaign.queries';

const { errors } = CAMPAIGN_COPY;

/** The API's limits. */
export const LIMITS = {
  subject: 150,
  preheader: 200,
  content: 60_000,
  spread_hours: 72,
  welcome_days: 365,
} as const;

const isWhole = (text: string, most: number) => /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= most;

/** The values of the form: the fields of a campaign, some of them as typed text. */
const FORM = z.object({
  subject: z.string(),
  preheader: z.string(),
  content: z.string(),
  is_listed: z.boolean(),
  audience: z.enum(['everybody', 'subjects']),
  interests: z.array(z.enum(CATEGORY_IDS)),
  signed_up_from: z.string(),
  signed_up_to: z.string(),
  timing: z.enum(['now', 'later', 'welcome']),
  /** `2026-03-05T14:32` in Swedish time, incomplete while it is typed. It is sent with the order to start alone. */
  send_at: z.string(),
  spread_hours: z.string(),
  welcome_days: z.string(),
});
export type CampaignForm = z.infer<typeof FORM>;

/** Faults that the API would refuse, or that would send the letter to others than meant. */
export const CAMPAIGN_FORM_SCHEMA = FORM.check(({ value: form, issues }) => {
  const fault = (path: keyof CampaignForm, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: form });
  const { audience, timing, signed_up_from: from, signed_up_to: to } = form;
  for (const name of ['subject', 'preheader', 'content'] as const)
    if (form[name].length > LIMITS[name]) fault(name, errors.tooLong(LIMITS[name]));
  if (audience === 'subjects' && form.interests.length === 0) fault('interests', errors.noSubject);
  if (from && to && from > to) fault('signed_up_to', errors.daysReversed);
  if (timing === 'later' && fromSwedishTime(form.send_at) === undefined)
    fault('send_at', errors.timeUnfinished);
  if (timing !== 'welcome' && !isWhole(form.spread_hours, LIMITS.spread_hours))
    fault('spread_hours', errors.spread(LIMITS.spread_hours));
  if (timing === 'welcome' && !isWhole(form.welcome_days, LIMITS.welcome_days))
    fault('welcome_days', errors.welcomeDays(LIMITS.welcome_days));
});

/** The sentences about a form's invalid fields, by field. */
export function fieldErrors(form: CampaignForm): Map<string, string> {
  const { error } = CAMPAIGN_FORM_SCHEMA.safeParse(form);
  return new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** What keeps the letter from being sent, by field. @param now milliseconds. */
export function obstaclesOf(form: CampaignForm, now = Date.now()): Map<string, string> {
  const obstacles = fieldErrors(form);
  if (form.subject.trim() === '') obstacles.set('subject', errors.subjectMissing);
  if (!hasContent(form.content)) obstacles.set('content', errors.contentMissing);
  const moment = form.timing === 'later' ? fromSwedishTime(form.send_at) : undefined;
  if (moment && Date.parse(moment) <= now) obstacles.set('send_at', errors.timePassed);
  return obstacles;
}

/** What is typed in a letter and not saved, with the version it is based on. */
export interface LetterText {
  form: CampaignForm;
  base: StoredLetter;
}

const STORED_FIELDS: z.ZodMiniType<CampaignFields> = z.object({
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
const RECORD = z.object({ form: FORM, base: z.object({ fields: STORED_FIELDS, version: z.number() }) });

/** Unsaved texts of letters in this browser. */
export const LETTER_TEXTS = createTextStore<LetterText>(
  'stillsam-letter-drafts',
  (record) => RECORD.safeParse(record).data,
);
