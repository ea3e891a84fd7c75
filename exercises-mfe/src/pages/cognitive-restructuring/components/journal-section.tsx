import { useId, useRef, useState } from 'react';
import { Button, Notice } from '@stillsam/ui';
import { downloadText } from '../../../browser/download-text';
import { Outcome } from '../../../features/exercise-flow/outcome';
import { EraseButton, StepActions } from '../../../features/exercise-flow/step-parts';
import { COGNITIVE_COPY } from '../cognitive.copy';
import { dayOf, fileDay, journalAsJson, journalAsText } from '../journal.export';
import { withoutEntry, type Journal } from '../journal.logic';
import type { JournalKeeper } from '../use-journal';
import { EntryLines } from './entry-lines';
import styles from './journal-section.module.css';

const COPY = COGNITIVE_COPY.journal;

interface JournalSectionProps {
  keeper: JournalKeeper;
  onPrint: () => void;
}

/** The saved exercises: to read, print, download and erase. Collapsed at first, since others may see the screen. */
export function JournalSection({ keeper, onPrint }: JournalSectionProps) {
  const { journal, keep, isRefused } = keeper;
  const [isOpen, setOpen] = useState(false);
  /** The entries that the last click erased, as long as the page is open. */
  const [erased, setErased] = useState<Journal>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const listId = useId();
  if (journal.length === 0 && erased.length === 0) return null;

  // The clicked button is removed, so the focus moves to the heading above it.
  const eraseTo = (left: Journal) => {
    setErased(keeper.read().filter((entry) => !left.includes(entry)));
    keep(left);
    title.current?.focus();
  };
  const undo = () => {
    keep([...keeper.read(), ...erased].sort((one, other) => other.date.localeCompare(one.date)));
    setErased([]);
    title.current?.focus();
  };
  const print = () => {
    setOpen(true);
    onPrint();
  };

  return (
    <section className={styles.journal} aria-labelledby={titleId} data-journal>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {COPY.title}
      </h2>
      <p className={styles.where}>{COPY.where}</p>
      <Outcome>
        {erased.length > 0 ? (
          <Notice
            role="none"
            action={
              <Button variant="quiet" onClick={undo}>
                {COPY.undo}
              </Button>
            }
          >
            {isRefused ? COPY.notErased : COPY.erased(erased.length)}
          </Notice>
        ) : null}
      </Outcome>
      {journal.length > 0 ? (
        <>
          <StepActions>
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? COPY.hide : COPY.show(journal.length)}
            </Button>
          </StepActions>
          <StepActions>
            <JournalCopies journal={journal} />
            <Button variant="quiet" onClick={print}>
              {COPY.print}
            </Button>
            <EraseButton onClick={() => eraseTo([])}>{COPY.eraseAll}</EraseButton>
          </StepActions>
          <div id={listId} hidden={!isOpen}>
            {isOpen ? (
              <JournalList journal={journal} onErase={(date) => eraseTo(withoutEntry(keeper.read(), date))} />
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

function JournalCopies({ journal }: { journal: Journal }) {
  const save = (ending: 'txt' | 'json', type: string, text: string) =>
    downloadText(`${COPY.fileName(fileDay(new Date()))}.${ending}`, type, text);
  return (
    <>
      <Button variant="quiet" onClick={() => save('txt', 'text/plain', journalAsText(journal))}>
        {COPY.asText}
      </Button>
      <Button variant="quiet" onClick={() => save('json', 'application/json', journalAsJson(journal))}>
        {COPY.asJson}
      </Button>
    </>
  );
}

interface JournalListProps {
  journal: Journal;
  onErase: (date: string) => void;
}

function JournalList({ journal, onErase }: JournalListProps) {
  return (
    <ol className={styles.entries} role="list">
      {journal.map((entry) => (
        <li key={entry.date} className={styles.entry}>
          <h3>
            <time dateTime={entry.date}>{dayOf(entry.date)}</time>
          </h3>
          <EntryLines entry={entry} />
          <StepActions>
            <EraseButton aria-label={COPY.eraseNamed(dayOf(entry.date))} onClick={() => onErase(entry.date)}>
              {COPY.erase}
            </EraseButton>
          </StepActions>
        </li>
      ))}
    </ol>
  );
}
