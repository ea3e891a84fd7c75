import { POST_FIELDS } from '@stillsam/contracts';
import { TextArea, TextField } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import { ContentField } from './content-field';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, counter } = EDITOR_COPY;

/** Title, subtitle, slug, excerpt and body. */
export function TextFields({ fields, errors, bind, change, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <div className={styles.main}>
      <TextField label={labels.title} required {...bind('title')} />
      <TextField label={labels.subtitle} hint={hints.subtitle} {...bind('subtitle')} />
      <TextField
        label={labels.slug}
        required
        autoCapitalize="none"
        spellCheck={false}
        hint={isNew ? hints.slugNew : hints.slugEdit}
        {...bind('slug')}
      />
      <TextArea
        label={labels.excerpt}
        rows={3}
        hint={`${hints.excerpt} ${counter(fields.excerpt.length, POST_FIELDS.excerpt.maxLength)}`}
        {...bind('excerpt')}
      />
      <ContentField
        value={fields.content}
        error={errors.content}
        onChange={(value) => change('content', value)}
      />
    </div>
  );
}
