import type { ConflictField } from '../../features/conflict/merge-versions.logic';
import { describeField } from './describe-field.logic';
import { EDITOR_COPY } from './post-editor.copy';
import { FIELD_NAMES, isSameField, type FieldName, type PostFields } from './post-fields.logic';

/** Lines of the texts that two authors may want to merge. */
const ROWS: Partial<Record<FieldName, number>> = {
  title: 1,
  excerpt: 3,
  content: 15,
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
  isSame: (a, b) => isSameField(name, a, b),
  rows: ROWS[name],
}));
