import { formatDateTime } from '../../format-date';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { readFocus } from './focus.logic';
import { EDITOR_COPY } from './post-editor.copy';
import { type FieldName, type PostFields, FIELD_NAMES } from './post-fields.logic';
import type { ConflictField } from '../../features/draft-editor/conflict.logic';

/** A field's value as text. */
export function describeField(name: FieldName, fields: PostFields): string {
  if (name === 'status') return EDITOR_COPY.statusOptions[fields.status];
  if (name === 'categories') return fields.categories.map((id) => CATEGORY_NAMES[id]).join(', ');
  if (name === 'publish_at') {
    const moment = fromSwedishTime(fields.publish_at);
    return moment ? formatDateTime(moment) : fields.publish_at;
  }
  if (name === 'featured_image_focus') {
    const { x, y } = readFocus(fields[name]);
    return EDITOR_COPY.focus.place(x, y);
  }
  if (name === 'icon') return EDITOR_COPY.icon(fields.icon);
  if (name === 'shows_crisis_card') return EDITOR_COPY.crisisCard[fields[name] ? 'shown' : 'hidden'];
  return fields[name];
}

/** Lines of the texts that two authors may want to merge. */
const ROWS: Partial<Record<FieldName, number>> = {
  title: 1,
  excerpt: 3,
  content: 15,
  author_name: 1,
  featured_image_alt: 1,
  tags: 1,
  meta_description: 3,
  meta_keywords: 1,
};

/** A post's fields as the conflict view shows them, in the order of the form. */
export const CONFLICT_FIELDS: readonly ConflictField<PostFields>[] = FIELD_NAMES.map((name) => ({
  name,
  label: EDITOR_COPY.labels[name],
  describe: (fields) => describeField(name, fields),
  rows: ROWS[name],
}));
