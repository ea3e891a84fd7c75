import { CATEGORY_IDS } from '../../features/draft-editor/categories';
import { areSameFields as areSame } from '../../features/draft-editor/conflict.logic';
import type { CampaignForm } from './campaign-form.schema';
import type { Campaign, CampaignFields } from './campaign.queries';

/** In the order of the form. */
export const FIELD_NAMES = [
  'subject',
  'preheader',
  'content',
  'is_listed',
  'interests',
  'signed_up_from',
  'signed_up_to',
  'spread_hours',
  'welcome_days',
] as const satisfies readonly (keyof CampaignFields)[];
export type FieldName = (typeof FIELD_NAMES)[number];

const DEFAULT_WELCOME_DAYS = '3';

/** Only the fields that an admin writes. */
export function fieldsOf({
  subject,
  preheader,
  content,
  is_listed,
  interests,
  signed_up_from,
  signed_up_to,
  spread_hours,
  welcome_days,
}: Campaign | CampaignFields): CampaignFields {
  const audience = { interests, signed_up_from, signed_up_to };
  return { subject, preheader, content, is_listed, ...audience, spread_hours, welcome_days };
}

/** @param typed values that the API does not store, and those behind a choice that is off. */
export function toForm(fields: CampaignFields, typed?: CampaignForm): CampaignForm {
  const isWelcome = fields.welcome_days !== null;
  const hasSubjects = fields.interests.length > 0;
  return {
    ...fieldsOf(fields),
    audience: hasSubjects ? 'subjects' : 'everybody',
    interests: hasSubjects ? fields.interests : (typed?.interests ?? []),
    signed_up_from: fields.signed_up_from ?? '',
    signed_up_to: fields.signed_up_to ?? '',
    timing: isWelcome ? 'welcome' : typed?.timing === 'later' ? 'later' : 'now',
    send_at: typed?.send_at ?? '',
    spread_hours: String(fields.spread_hours),
    welcome_days: isWelcome ? String(fields.welcome_days) : (typed?.welcome_days ?? DEFAULT_WELCOME_DAYS),
  };
}

/** The form as the API takes it. A number that is none is NaN, which the form's schema refuses. */
export function toFields(form: CampaignForm): CampaignFields {
  const isWelcome = form.timing === 'welcome';
  return {
    subject: form.subject,
    preheader: form.preheader,
    content: form.content,
    is_listed: form.is_listed,
    interests: form.audience === 'everybody' ? [] : CATEGORY_IDS.filter((id) => form.interests.includes(id)),
    signed_up_from: form.signed_up_from || null,
    signed_up_to: form.signed_up_to || null,
    spread_hours: isWelcome ? 0 : toNumber(form.spread_hours),
    welcome_days: isWelcome ? toNumber(form.welcome_days) : null,
  };
}

function toNumber(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
}

/** `fields` with the stored values of invalid fields, so that one fault does not keep the rest from being saved. */
export function withoutInvalid(
  fields: CampaignFields,
  stored: CampaignFields,
  invalid: { has: (name: string) => boolean },
): CampaignFields {
  const kept = FIELD_NAMES.filter((name) => invalid.has(name)).map((name) => [name, stored[name]]);
  return { ...fields, ...Object.fromEntries(kept) };
}

export function areSameFields(a: CampaignFields, b: CampaignFields): boolean {
  return areSame(FIELD_NAMES, a, b);
}
