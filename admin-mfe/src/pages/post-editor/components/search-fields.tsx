import { TextArea, TextField } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import { FIELD_LIMITS } from '../post-fields.logic';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, counter } = EDITOR_COPY;

/** What search engines are told. */
export function SearchFields({ fields, errors, onChange }: FieldsProps) {
  const length = fields.meta_description.length;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{EDITOR_COPY.sections.search}</legend>
      <TextArea
        label={labels.meta_description}
        name="meta_description"
        rows={3}
        value={fields.meta_description}
        hint={`${hints.meta_description} ${counter(length, FIELD_LIMITS.meta_description)}`}
        error={errors.meta_description}
        onChange={(event) => onChange({ name: 'meta_description', value: event.target.value })}
      />
      <TextField
        label={labels.meta_keywords}
        name="meta_keywords"
        value={fields.meta_keywords}
        hint={hints.meta_keywords}
        error={errors.meta_keywords}
        onChange={(event) => onChange({ name: 'meta_keywords', value: event.target.value })}
      />
    </fieldset>
  );
}
