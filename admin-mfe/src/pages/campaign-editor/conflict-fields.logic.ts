import type { ConflictField } from '../../features/draft-editor/conflict.logic';
import { FIELD_NAMES, type FieldName } from './campaign-fields.logic';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignFields } from './campaign.queries';

const copy = CAMPAIGN_COPY;

/** Lines of the texts that two admins may want to merge. */
const ROWS: Partial<Record<FieldName, number>> = { subject: 1, preheader: 1, content: 15 };

/** A field's value as text. */
function describeField(name: FieldName, fields: CampaignFields): string {
  switch (name) {
    case 'is_listed':
      return copy.listed[fields.is_listed ? 'shown' : 'hidden'];
    case 'interests':
      return fields.interests.map((id) => CATEGORY_NAMES[id]).join(', ') || copy.everybody;
    case 'signed_up_from':
    case 'signed_up_to':
      return fields[name] ?? copy.noDay;
    case 'spread_hours':
      return copy.hours(fields.spread_hours);
    case 'welcome_days':
      return fields.welcome_days === null ? copy.noWelcome : copy.welcome(fields.welcome_days);
    default:
      return fields[name];
  }
}

/** A campaign's fields as the conflict view shows them, in the order of the form. */
export const CONFLICT_FIELDS: readonly ConflictField<CampaignFields>[] = FIELD_NAMES.map((name) => ({
  name,
  label: copy.conflictLabels[name],
  describe: (fields) => describeField(name, fields),
  rows: ROWS[name],
}));
