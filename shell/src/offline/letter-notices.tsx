import { Button, Notice } from '@stillsam/ui';
import styles from './notice-board.module.css';
import { LETTER_COPY, NOTICES_COPY as COPY } from './offline-notices.copy';
import type { Letter } from './worker-messages';

type Forget = (letter: Letter) => void;

interface LetterNoticesProps {
  letters: readonly Letter[];
  onForget: Forget;
}

/** Forms that wait for the network, and what became of those that did. */
export function LetterNotices({ letters, onForget }: LetterNoticesProps) {
  const waiting = letters.filter(({ state }) => state === 'waiting');
  return (
    <>
      {letters.map((letter) =>
        letter.state === 'waiting' ? null : <Outcome key={letter.key} letter={letter} onForget={onForget} />,
      )}
      {waiting.length > 0 ? (
        <Notice role="none" title={COPY.waitingTitle}>
          <p>{COPY.waitingText}</p>
          <ul className={styles.letters}>
            {waiting.map((letter) => (
              <li key={letter.key}>
                <span>{LETTER_COPY[letter.kind].waiting}</span>
                <Remove name={LETTER_COPY[letter.kind].waiting} onPress={() => onForget(letter)} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

function Outcome({ letter, onForget }: { letter: Letter; onForget: Forget }) {
  const copy = LETTER_COPY[letter.kind];
  if (letter.state === 'sent')
    return (
      <Notice tone="success" role="none" onDismiss={() => onForget(letter)}>
        {copy.sent}
      </Notice>
    );
  return (
    <Notice tone="error" role="none" action={<Remove name={copy.waiting} onPress={() => onForget(letter)} />}>
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

function Remove({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button variant="quiet" aria-label={`${COPY.remove}: ${name}`} onClick={onPress}>
      {COPY.remove}
    </Button>
  );
}
