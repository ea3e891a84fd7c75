import { POST_FIELDS } from '@stillsam/contracts';
import { TextArea, TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, counter } = EDITOR_COPY;

/** Title and description for search engines. */
export function SearchFields({ fields, bind }: FieldsProps) {
  const length = fields.meta_description.length;
  return (
    <fieldset className={layout.group}>
      <legend className={styles.legend}>{EDITOR_COPY.sections.search}</legend>
      <TextArea
        label={labels.meta_description}
        rows={3}
        hint={`${hints.meta_description} ${counter(length, POST_FIELDS.meta_description.maxLength)}`}
        {...bind('meta_description')}
      />
      <TextField label={labels.meta_keywords} hint={hints.meta_keywords} {...bind('meta_keywords')} />
    </fieldset>
  );
}
