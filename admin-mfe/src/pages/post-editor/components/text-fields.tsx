import { POST_FIELDS } from '@stillsam/contracts';
import { TextArea, TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { EDITOR_COPY } from '../post-editor.copy';
import { ContentField } from '../../../features/rich-text/content-field';
import { useSession } from '../../../features/session/session-provider';
import { readingOf } from '../reading.logic';
import type { FieldsProps } from './field-props';

const { labels, hints, counter } = EDITOR_COPY;

/** Title, subtitle, slug, excerpt and body. */
export function TextFields({ fields, errors, bind, change, isNew }: FieldsProps & { isNew: boolean }) {
  const session = useSession();
  const { words, minutes } = readingOf(fields.content);
  return (
    <div className={layout.main}>
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
        kind="post"
        label={labels.content}
        sourceHint={hints.content}
        length={EDITOR_COPY.words(words, minutes)}
        upload={(...form) => session.upload(...form)}
        value={fields.content}
        error={errors.content}
        onChange={(value) => change('content', value)}
      />
    </div>
  );
}
