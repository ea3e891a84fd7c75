import { TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { ContentField } from '../../../features/rich-text/content-field';
import { countWords } from '../../../features/rich-text/count-words';
import { useSession } from '../../../features/session/session-provider';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { FieldsProps } from '../use-campaign-form';

const { labels, hints, subjectCounter, words } = CAMPAIGN_COPY;

/** Subject, preheader and the letter itself. */
export function LetterFields({ fields, errors, bind, change }: FieldsProps) {
  const session = useSession();
  return (
    <div className={layout.main}>
      <TextField
        label={labels.subject}
        required
        hint={subjectCounter([...fields.subject].length)}
        {...bind('subject')}
      />
      <TextField label={labels.preheader} isOptional hint={hints.preheader} {...bind('preheader')} />
      <ContentField
        kind="mail"
        label={labels.content}
        sourceHint={hints.content}
        length={words(countWords(fields.content))}
        upload={(...form) => session.upload(...form)}
        value={fields.content}
        error={errors.content}
        onChange={(html) => change('content', html)}
      />
    </div>
  );
}
