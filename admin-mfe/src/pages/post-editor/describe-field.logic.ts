import { formatDateTime } from '../../features/dates/format-date';
import { fromSwedishTime } from '../../features/dates/swedish-time.logic';
import { EDITOR_COPY } from './post-editor.copy';
import type { FieldName, PostFields } from './post-fields.logic';

/** A field's value as text. */
export function describeField(name: FieldName, fields: PostFields): string {
  if (name === 'status') return EDITOR_COPY.statusOptions[fields.status];
  if (name === 'categories') return fields.categories.map((id) => EDITOR_COPY.categoryOptions[id]).join(', ');
  if (name === 'publish_at') {
    const moment = fromSwedishTime(fields.publish_at);
    return moment ? formatDateTime(moment) : fields.publish_at;
  }
  if (name === 'icon') return EDITOR_COPY.icon(fields.icon);
  if (name === 'shows_crisis_card') return EDITOR_COPY.crisisCard[fields[name] ? 'shown' : 'hidden'];
  return fields[name];
}
