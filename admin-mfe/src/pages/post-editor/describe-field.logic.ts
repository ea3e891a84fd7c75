import { EDITOR_COPY } from './post-editor.copy';
import type { FieldName, PostFields } from './post-fields.logic';

/** A field's value as a person reads it. */
export function describeField(name: FieldName, fields: PostFields): string {
  if (name === 'status') return EDITOR_COPY.statusOptions[fields.status];
  if (name === 'categories') return fields.categories.map((id) => EDITOR_COPY.categoryOptions[id]).join(', ');
  return fields[name];
}
