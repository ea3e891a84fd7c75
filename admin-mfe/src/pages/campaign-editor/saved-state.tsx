import { useState, type ReactNode } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button } from '@stillsam/ui';
import { countWords } from '../../features/rich-text/count-words';
import { formatClock } from '../../format-date';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignEditor } from './use-campaign-editor';
import layout from '../../features/draft-editor/draft-editor.module.css';
import styles from './campaign-editor.module.css';

const { saving: copy } = CAMPAIGN_COPY;

interface SavedStateProps {
  editor: CampaignEditor;
  onCompare: () => void;
  onStarted: () => void;
  onCopied: (id: string) => void;
}

/** The number of words and the state of saving. Screen readers announce failures only: an announcement every few seconds would disturb. */
export function SavedState({ editor, onCompare, onStarted, onCopied }: SavedStateProps) {
  const { saving, isDirty, isInvalid, fields, flush } = editor;
  if (saving.kind === 'conflict')
    return <Failure reason={copy.conflict(saving.by)} action={[copy.compare, onCompare]} />;
  if (saving.kind === 'started') return <Failure reason={copy.started} action={[copy.toStatus, onStarted]} />;
  if (saving.kind === 'gone') return <Gone editor={editor} onCopied={onCopied} />;
  if (saving.kind === 'failed')
    return <Failure reason={reasonOf(saving.error)} action={[copy.retry, () => void flush()]} />;
  if (isInvalid) return <Failure reason={copy.faulty} />;
  return (
    <div className={layout.states}>
      <p className={layout.state}>
        {isDirty || saving.kind === 'running'
          ? copy.running
          : saving.kind === 'saved'
            ? copy.saved(formatClock(saving.at))
            : copy.unchanged}
      </p>
      <p>{CAMPAIGN_COPY.words(countWords(fields.content))}</p>
    </div>
  );
}

function Gone({ editor, onCopied }: Pick<SavedStateProps, 'editor' | 'onCopied'>) {
  const [reason, setReason] = useState<string>(copy.gone);
  const saveAsNew = async () => {
    try {
      onCopied((await editor.calls.create(editor.typed)).id);
    } catch (error) {
      setReason(reasonOf(error));
    }
  };
  return <Failure reason={reason} action={[copy.saveAsNew, () => void saveAsNew()]} />;
}

interface FailureProps {
  reason: ReactNode;
  action?: [label: string, run: () => void];
}

function Failure({ reason, action }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{copy.failed(String(reason))}</p>
      {action ? (
        <Button variant="secondary" onClick={action[1]}>
          {action[0]}
        </Button>
      ) : null}
    </div>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.unknown;
  if (error.kind === 'network' || error.kind === 'timeout') return copy.unreachable;
  if (error.status === 401) return copy.signedOut;
  const [issue] = error.issues;
  return lowerFirst(issue?.message ?? serverText(error) ?? copy.unknown);
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
