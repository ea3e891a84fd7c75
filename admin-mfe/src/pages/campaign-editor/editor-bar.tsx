import { useState, type ReactNode } from 'react';
import { Button, Notice } from '@stillsam/ui';
import { ApiError, serverText } from '@stillsam/api-client';
import layout from '../../features/draft-editor/draft-editor.module.css';
import look from '../../look.module.css';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignEditor } from './use-campaign-editor';
import { ReviewDialog } from './review-dialog';
import { SavedState } from './saved-state';

interface EditorBarProps {
  editor: CampaignEditor;
  onCompare: () => void;
  /** The form is about to show its errors, which another view would hide. */
  onReview: () => void;
  onStarted: () => void;
  /** The text of a removed campaign is saved as another one. */
  onCopied: (id: string) => void;
}

/** What is done with the letter, and whether it is saved. */
export function EditorBar({ editor, onCompare, onReview, onStarted, onCopied }: EditorBarProps) {
  const { id, stored, fields, flush, prepare, reportConflict, show, calls } = editor;
  const [isReviewing, setIsReviewing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const review = async () => {
    setIsBusy(true);
    onReview();
    setIsReviewing(await prepare());
    setIsBusy(false);
  };
  return (
    <>
      <div className={layout.foot}>
        <TestLetter flush={flush} send={calls.test}>
          {(testButton) => (
            <div className={layout.bar}>
              <SavedState editor={editor} onCompare={onCompare} onStarted={onStarted} onCopied={onCopied} />
              {testButton}
              <Button isLoading={isBusy} onClick={() => void review()}>
                {CAMPAIGN_COPY.review.open}
              </Button>
            </div>
          )}
        </TestLetter>
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

const { test: copy } = CAMPAIGN_COPY;

interface TestLetterProps {
  flush: () => Promise<boolean>;
  /** @returns the address that the test goes to. */
  send: () => Promise<string>;
  /** Places the button; what became of the test is shown above. */
  children: (button: ReactNode) => ReactNode;
}

/** Sends the letter, as it is now, to the admin's own address. */
function TestLetter({ flush, send, children }: TestLetterProps) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();

  const run = async () => {
    setIsSending(true);
    setOutcome(undefined);
    try {
      setOutcome(
        (await flush())
          ? { tone: 'success', text: copy.sent(await send()) }
          : { tone: 'error', text: copy.notSaved },
      );
    } catch (error) {
      setOutcome({ tone: 'error', text: failureText(error) });
    }
    setIsSending(false);
  };
  return (
    <>
      {outcome ? (
        <Notice tone={outcome.tone} onDismiss={() => setOutcome(undefined)}>
          {outcome.text}
        </Notice>
      ) : null}
      {children(
        <Button
          variant="secondary"
          className={layout.narrow}
          isLoading={isSending}
          loadingText={copy.sending}
          onClick={() => void run()}
        >
          <span className={look.saidOnPhone}>{copy.send}</span>
          <span className={layout.short} aria-hidden="true">
            {copy.short}
          </span>
        </Button>,
      )}
    </>
  );
}

function failureText(error: unknown): string {
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.length > 0 ? issues.join(' ') : (serverText(error) ?? copy.failed);
}
