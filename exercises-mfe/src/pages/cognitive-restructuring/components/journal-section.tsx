import { useId, useRef, useState } from 'react';
import { Button, Notice } from '@stillsam/ui';
import { downloadText } from '../../../browser/download-text';
import { Outcome } from '../../../features/exercise-flow/outcome';
import { EraseButton, StepActions } from '../../../features/exercise-flow/step-parts';
import { COGNITIVE_COPY } from '../cognitive.copy';
import { dayOf, fileDay, journalAsJson, journalAsText } from '../journal.export';
import { withoutEntry, type Journal } from '../journal.logic';
import type { JournalStore } from '../use-journal';
import { EntryLines } from './entry-lines';
import styles from './journal-section.module.css';

const COPY = COGNITIVE_COPY.journal;

interface JournalSectionProps {
  store: JournalStore;
  onPrint: () => void;
}

/** Lists, prints, downloads and erases the saved exercises. Collapsed at first, because others may see the screen. */
export function JournalSection({ store, onPrint }: JournalSectionProps) {
  const { journal, save, isRefused } = store;
  const [isOpen, setOpen] = useState(false);
  /** The entries that the last click erased, for undo. */
  const [erased, setErased] = useState<Journal>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const listId = useId();
  if (journal.length === 0 && erased.length === 0) return null;

  // The clicked button is removed, so the focus moves to the heading above it.
  const reduceTo = (remaining: Journal) => {
    setErased(store.read().filter((entry) => !remaining.includes(entry)));
    save(remaining);
    title.current?.focus();
  };
  const undo = () => {
    save([...store.read(), ...erased].sort((one, other) => other.date.localeCompare(one.date)));
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
          <ErasedNotice text={isRefused ? COPY.notErased : COPY.erased(erased.length)} onUndo={undo} />
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
            <EraseButton onClick={() => reduceTo([])}>{COPY.eraseAll}</EraseButton>
          </StepActions>
          <div id={listId} hidden={!isOpen}>
            {isOpen ? (
              <JournalList journal={journal} onErase={(date) => reduceTo(withoutEntry(store.read(), date))} />
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

function ErasedNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Notice
      role="none"
      action={
        <Button variant="quiet" onClick={onUndo}>
          {COPY.undo}
        </Button>
      }
    >
      {text}
    </Notice>
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
