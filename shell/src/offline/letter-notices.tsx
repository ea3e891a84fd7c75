import { Button, Notice } from '@stillsam/ui';
import styles from './notice-board.module.css';
import { LETTER_COPY, NOTICES_COPY as COPY } from './offline-notices.copy';
import type { Letter, PageMessage } from './worker-messages';

/** Forms that wait for the network, and what became of those that did. */
export function LetterNotices({ letters }: { letters: readonly Letter[] }) {
  const waiting = letters.filter(({ state }) => state === 'waiting');
  return (
    <>
      {letters.map((letter) =>
        letter.state === 'waiting' ? null : <Outcome key={letter.key} letter={letter} />,
      )}
      {waiting.length > 0 ? (
        <Notice role="none" title={COPY.waitingTitle}>
          <p>{COPY.waitingText}</p>
          <ul className={styles.letters}>
            {waiting.map((letter) => (
              <li key={letter.key}>
                <span>{LETTER_COPY[letter.kind].waiting}</span>
                <Remove letter={letter} label={COPY.remove} name={LETTER_COPY[letter.kind].waiting} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

function Outcome({ letter }: { letter: Letter }) {
  const copy = LETTER_COPY[letter.kind];
  if (letter.state === 'sent')
    return (
      <Notice tone="success" role="none" onDismiss={() => forget(letter)}>
        {copy.sent}
      </Notice>
    );
  return (
    <Notice
      tone="error"
      role="none"
      action={<Remove letter={letter} label={COPY.remove} name={copy.waiting} />}
    >
      <p>
        {copy.refused} {letter.reason}
      </p>
      <details>
        <summary>{COPY.written}</summary>
        {Object.values(letter.fields)
          .filter((value) => typeof value === 'string')
          .map((value, index) => (
            <p key={index} className={styles.written}>
              {value}
            </p>
          ))}
      </details>
    </Notice>
  );
}

function Remove({ letter, label, name }: { letter: Letter; label: string; name: string }) {
  return (
    <Button variant="quiet" aria-label={`${label}: ${name}`} onClick={() => forget(letter)}>
      {label}
    </Button>
  );
}

/** The worker answers with what is left. */
function forget({ key }: Letter): void {
  const message: PageMessage = { type: 'forget-letter', key };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
