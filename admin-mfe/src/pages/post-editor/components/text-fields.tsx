import { TextArea, TextField } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import { FIELD_LIMITS } from '../post-fields.logic';
import { ContentField } from './content-field';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, counter } = EDITOR_COPY;

/** What visitors read: title, address, excerpt and body. */
export function TextFields({ fields, errors, onChange, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <div className={styles.main}>
      <TextField
        label={labels.title}
        name="title"
        required
        value={fields.title}
        error={errors.title}
        onChange={(event) => onChange({ name: 'title', value: event.target.value })}
      />
      <TextField
        label={labels.slug}
        name="slug"
        required
        autoCapitalize="none"
        spellCheck={false}
        value={fields.slug}
        hint={isNew ? hints.slugNew : hints.slugEdit}
        error={errors.slug}
        onChange={(event) => onChange({ name: 'slug', value: event.target.value })}
      />
      <TextArea
        label={labels.excerpt}
        name="excerpt"
        rows={3}
        value={fields.excerpt}
        hint={`${hints.excerpt} ${counter(fields.excerpt.length, FIELD_LIMITS.excerpt)}`}
        error={errors.excerpt}
        onChange={(event) => onChange({ name: 'excerpt', value: event.target.value })}
      />
      <ContentField
        value={fields.content}
        error={errors.content}
        onChange={(value) => onChange({ name: 'content', value })}
      />
    </div>
  );
}
