import { useState, type ReactNode } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Notice } from '@stillsam/ui';
import { CAMPAIGN_COPY } from '../campaign.copy';
import styles from './editor-bar.module.css';

const { test: copy } = CAMPAIGN_COPY;

interface TestLetterProps {
  flush: () => Promise<boolean>;
  /** @returns the address that the test goes to. */
  send: () => Promise<string>;
  /** Places the button; what became of the test is shown above. */
  children: (button: ReactNode) => ReactNode;
}

/** Sends the letter, as it is now, to the admin's own address. */
export function TestLetter({ flush, send, children }: TestLetterProps) {
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
          className={styles.test}
          isLoading={isSending}
          loadingText={copy.sending}
          onClick={() => void run()}
        >
          {copy.send}
        </Button>,
      )}
    </>
  );
}

function failureText(error: unknown): string {
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.length > 0 ? issues.join(' ') : (serverText(error) ?? copy.failed);
}
