import type { FieldChange } from '../post-editor.state';
import type { FieldErrors, PostFields } from '../post-fields.logic';

/** What every group of fields is given. */
export interface FieldsProps {
  fields: PostFields;
  errors: FieldErrors;
  onChange: (change: FieldChange) => void;
}
