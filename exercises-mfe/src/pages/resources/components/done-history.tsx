import { useRef, useState } from 'react';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { Button, TextLink, useHydrated } from '@stillsam/ui';
import { INSTALL_ANSWERED, useInstallOffer } from '@stillsam/platform/install-offer';
import { CATALOGUE } from '../../../features/catalogue/catalogue';
import {
  STORED_HISTORY,
  enableHistory,
  eraseHistory,
  type DoneEntry,
  STORED_COUNT,
} from '../../../features/catalogue/history';
import { EraseButton, Outcome, StepActions, StepNote } from '../../../components/step-parts/step-parts';
import { HISTORY_COPY as COPY, whenDone, INSTALL_COPY } from '../resources.copy';
import styles from './done-history.module.css';

/** The finished exercises and their times, if the visitor has turned the history on. No counts and no streaks. */
export function DoneHistory() {
  const isHydrated = useHydrated();
  const { value, isRefused } = usePersistedState(STORED_HISTORY);
  const [wasErased, setErased] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  if (!isHydrated) return null;
  // The clicked button is removed, so the focus moves to the heading above it.
  const begin = () => {
    enableHistory();
    title.current?.focus();
  };
  const erase = () => {
    eraseHistory();
    setErased(true);
    title.current?.focus();
  };
  return (
    <section className={styles.history} aria-labelledby="det-du-har-gjort">
      <h2 ref={title} id="det-du-har-gjort" tabIndex={-1}>
        {COPY.title}
      </h2>
      {value.isOn ? (
        <RecordedHistory entries={value.entries} isRefused={isRefused} onErase={erase} />
      ) : (
        <>
          <p>{COPY.off}</p>
          <StepActions>
            <Button variant="secondary" onClick={begin}>
              {COPY.begin}
            </Button>
          </StepActions>
        </>
      )}
      <Outcome>{wasErased && !value.isOn ? <StepNote>{COPY.erased}</StepNote> : null}</Outcome>
    </section>
  );
}

function DoneList({ entries }: { entries: readonly DoneEntry[] }) {
  return (
    <ol className={styles.list} role="list">
      {entries.map(({ id, at }, index) => (
        <li key={`${id} ${at} ${entries.length - index}`}>
          <TextLink to={CATALOGUE[id].path}>{CATALOGUE[id].title}</TextLink>
          <span>
            {index === 0 ? `${COPY.last}: ` : null}
            <time dateTime={new Date(at).toISOString()}>{whenDone(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface RecordedHistoryProps {
  entries: readonly DoneEntry[];
  isRefused: boolean;
  onErase: () => void;
}

function RecordedHistory({ entries, isRefused, onErase }: RecordedHistoryProps) {
  const isEmpty = entries.length === 0;
  return (
    <>
      {isEmpty ? <p>{COPY.empty}</p> : <DoneList entries={entries} />}
      <StepNote>{isRefused ? COPY.refused : COPY.note}</StepNote>
      <StepActions>
        {isEmpty ? null : (
          <Button variant="quiet" onClick={() => window.print()}>
            {COPY.print}
          </Button>
        )}
        <EraseButton onClick={onErase}>{isEmpty ? COPY.stop : COPY.erase}</EraseButton>
      </StepActions>
    </>
  );
}

/** The finished exercises after which the hint comes. */
const COMPLETIONS = 2;

/**
 * How to put the site on the home screen, after the second finished exercise and until it is answered. It stands in the
 * list of exercises, where none is under way, and only where the browser can do it.
 */
export function InstallHint() {
  const offer = useInstallOffer();
  const hasMenu = useHydrated() && !offer && hasInstallMenu();
  const { value: isAnswered } = usePersistedState(INSTALL_ANSWERED);
  const { value: count } = usePersistedState(STORED_COUNT);
  const { value: history } = usePersistedState(STORED_HISTORY);
  if (!(offer || hasMenu) || isAnswered || Math.max(count, history.entries.length) < COMPLETIONS) return null;
  const answer = () => INSTALL_ANSWERED.save(true);
  const install = () => {
    void offer?.prompt();
    answer();
  };
  return (
    <aside className={styles.install}>
      <p>{hasMenu ? `${INSTALL_COPY.text} ${INSTALL_COPY.how}` : INSTALL_COPY.text}</p>
      <StepActions>
        {hasMenu ? null : (
          <Button variant="secondary" onClick={install}>
            {INSTALL_COPY.now}
          </Button>
        )}
        <Button variant="quiet" onClick={answer}>
          {INSTALL_COPY.no}
        </Button>
      </StepActions>
    </aside>
  );
}

/** An iPhone has no offer but a menu. */
function hasInstallMenu(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
