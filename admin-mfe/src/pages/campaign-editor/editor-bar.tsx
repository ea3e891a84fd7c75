import { useState } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Notice } from '@stillsam/ui';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { countWords } from '../../features/rich-text/count-words';
import { formatClock } from '../../format-date';
import { CAMPAIGN_COPY } from './campaign.copy';
import styles from './campaign-editor.module.css';
import { refusalText } from './campaign.queries';
import { ReviewDialog } from './review-dialog';
import type { CampaignEditor } from './use-campaign-editor';
import look from '../../look.module.css';

const { saving: copy, test: testCopy } = CAMPAIGN_COPY;

interface SavedStateProps {
  editor: CampaignEditor;
  onCompare: () => void;
  onStarted: () => void;
  /** The text of a removed campaign is saved as another one. */
  onCopied: (id: string) => void;
}

interface EditorBarProps extends SavedStateProps {
  /** The form is about to show its errors, which another view would hide. */
  onReview: () => void;
}

/** What is done with the letter, and whether it is saved. */
export function EditorBar({ onReview, ...props }: EditorBarProps) {
  const { editor, onCompare, onStarted } = props;
  const { id, stored, fields, prepare, reportConflict, show, calls } = editor;
  const [isReviewing, setIsReviewing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const test = useTestLetter(editor);

  const review = async () => {
    setIsBusy(true);
    onReview();
    setIsReviewing(await prepare());
    setIsBusy(false);
  };
  return (
    <>
      <div className={layout.foot}>
        {test.outcome ? (
          <Notice tone={test.outcome.tone} onDismiss={test.dismiss}>
            {test.outcome.text}
          </Notice>
        ) : null}
        <div className={layout.bar}>
          <SavedState {...props} />
          <Button
            variant="secondary"
            className={layout.narrow}
            isLoading={test.isSending}
            loadingText={testCopy.sending}
            onClick={() => void test.send()}
          >
            <span className={look.saidOnPhone}>{testCopy.send}</span>
            <span className={layout.short} aria-hidden="true">
              {testCopy.short}
            </span>
          </Button>
          <Button isLoading={isBusy} onClick={() => void review()}>
            {CAMPAIGN_COPY.review.open}
          </Button>
        </div>
      </div>
      {isReviewing ? (
        <ReviewDialog
          id={id}
          stored={stored}
          form={fields}
          start={calls.start}
          onStarted={onStarted}
          onCompare={(conflict) => {
            setIsReviewing(false);
            reportConflict(conflict);
            onCompare();
          }}
          onMend={(field, sentence) => {
            setIsReviewing(false);
            show([[field, sentence]]);
          }}
          onClose={() => setIsReviewing(false)}
        />
      ) : null}
    </>
  );
}

/** Sends the letter, as it is now, to the admin's own address. */
function useTestLetter({ flush, calls }: CampaignEditor) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const dismiss = () => setOutcome(undefined);
  const send = async () => {
    setIsSending(true);
    dismiss();
    try {
      setOutcome(
        (await flush())
          ? { tone: 'success', text: testCopy.sent(await calls.test()) }
          : { tone: 'error', text: testCopy.notSaved },
      );
    } catch (error) {
      setOutcome({ tone: 'error', text: refusalText(error) ?? testCopy.failed });
    }
    setIsSending(false);
  };
  return { isSending, outcome, dismiss, send };
}

/** The number of words and the state of saving. Screen readers announce failures only: an announcement every few seconds would disturb. */
function SavedState({ editor, onCompare, onStarted, onCopied }: SavedStateProps) {
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
  reason: string;
  action?: [label: string, run: () => void];
}

function Failure({ reason, action }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{copy.failed(reason)}</p>
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
