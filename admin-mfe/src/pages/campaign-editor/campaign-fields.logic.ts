import { CATEGORY_IDS, CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { areSameFields as areSame, type ConflictField } from '../../features/draft-editor/conflict.logic';
import type { CampaignForm } from './campaign-form.schema';
import { CAMPAIGN_COPY } from './campaign.copy';
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
type FieldName = (typeof FIELD_NAMES)[number];

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

/** `values` with what `others` have in the invalid fields. */
export function replaceInvalid<Values extends object>(
  values: Values,
  others: Values,
  invalid: ReadonlyMap<string, string>,
): Values {
  const replaced = Object.entries(others).filter(([name]) => invalid.has(name));
  return { ...values, ...Object.fromEntries(replaced) };
}

export function areSameFields(a: CampaignFields, b: CampaignFields): boolean {
  return areSame(FIELD_NAMES, a, b);
}

/** Lines of the texts that two admins may want to merge. */
const ROWS: Partial<Record<FieldName, number>> = { subject: 1, preheader: 1, content: 15 };

/** A field's value as text. */
function describeField(name: FieldName, fields: CampaignFields): string {
  switch (name) {
    case 'is_listed':
      return CAMPAIGN_COPY.listed[fields.is_listed ? 'shown' : 'hidden'];
    case 'interests':
      return fields.interests.map((id) => CATEGORY_NAMES[id]).join(', ') || CAMPAIGN_COPY.everybody;
    case 'signed_up_from':
    case 'signed_up_to':
      return fields[name] ?? CAMPAIGN_COPY.noDay;
    case 'spread_hours':
      return CAMPAIGN_COPY.hours(fields.spread_hours);
    case 'welcome_days':
      return fields.welcome_days === null
        ? CAMPAIGN_COPY.noWelcome
        : CAMPAIGN_COPY.welcome(fields.welcome_days);
    default:
      return fields[name];
  }
}

/** A campaign's fields as the conflict view shows them, in the order of the form. */
export const CONFLICT_FIELDS: readonly ConflictField<CampaignFields>[] = FIELD_NAMES.map((name) => ({
  name,
  label: CAMPAIGN_COPY.conflictLabels[name],
  describe: (fields) => describeField(name, fields),
  rows: ROWS[name],
}));
