import { Button, Notice } from '@stillsam/ui';
import { localDay } from '@stillsam/dates';
import { useId, useRef, useState, type RefObject } from 'react';
import shown from '@stillsam/ui/styles/shown.module.css';
import {
  Outcome,
  StepActions,
  StepHeading,
  StepPart,
  WayList,
  EraseButton,
  UndoNotice,
} from '../../../components/step-parts/step-parts';
import { SHIFT_TEXTS, COGNITIVE_COPY } from '../cognitive.copy';
import {
  type JournalEntry,
  linesOf,
  dayOf,
  journalAsJson,
  journalAsText,
  withoutEntry,
  type Journal,
  type JournalStore,
} from '../journal.logic';
import { downloadText } from '../../../browser/visitor-data';
import styles from './cognitive.module.css';

const { completion: COMPLETION, journal: JOURNAL } = COGNITIVE_COPY;

/** The result of a click on 'save'. `refused`: the storage is full or blocked. */
export type SaveOutcome = 'open' | 'saved' | 'refused';

interface CompletionProps {
  entry: JournalEntry;
  outcome: SaveOutcome;
  onSave: () => void;
  onPrint: () => void;
  onRestart: () => void;
}

/** All four steps in one view, with a button that saves them in the journal. */
export function Completion({ entry, outcome, onSave, onPrint, onRestart }: CompletionProps) {
  return (
    <>
      <StepHeading>{COMPLETION.title}</StepHeading>
      <p>{SHIFT_TEXTS[entry.emotionalShift].text}</p>
      <EntryLines entry={entry} />
      <Outcome>
        {outcome === 'saved' ? (
          <Notice role="none" tone="success" className={styles.message} title={COMPLETION.saved}>
            {COMPLETION.savedWhere}
          </Notice>
        ) : null}
      </Outcome>
      {outcome === 'refused' ? (
        <Notice tone="error" className={styles.message} title={COMPLETION.notSaved}>
          {COMPLETION.notSavedWhy}
        </Notice>
      ) : null}
      <StepActions>
        <Button
          variant={outcome === 'saved' ? 'secondary' : 'primary'}
          aria-disabled={outcome === 'saved' || undefined}
          onClick={onSave}
        >
          {outcome === 'saved' ? COMPLETION.isSaved : COMPLETION.save}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          {COMPLETION.again}
        </Button>
        <Button variant="quiet" onClick={onPrint}>
          {COMPLETION.print}
        </Button>
      </StepActions>
      <StepPart title={COMPLETION.waysTitle}>
        <WayList ways={COGNITIVE_COPY.ways} />
      </StepPart>
    </>
  );
}

/** The content of an entry, on the screen and in print. */
function EntryLines({ entry }: { entry: JournalEntry }) {
  return (
    <dl className={styles.lines}>
      {linesOf(entry).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface JournalSectionProps {
  store: JournalStore;
  onPrint: () => void;
}

/** Lists, prints, downloads and erases the saved exercises. Collapsed at first, because others may see the screen. */
export function JournalSection({ store, onPrint }: JournalSectionProps) {
  const { list: journal, isRefused } = store;
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { erased, reduceTo, undo } = useErasedEntries(store, title);
  const titleId = useId();
  const listId = useId();
  if (journal.length === 0 && erased.length === 0) return null;

  const erasedText = isRefused ? JOURNAL.notErased : JOURNAL.erased(erased.length);
  const print = () => {
    setOpen(true);
    onPrint();
  };

  return (
    <section className={styles.journal} aria-labelledby={titleId} data-journal>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {JOURNAL.title}
      </h2>
      <p className={`${styles.where} ${shown.onScreen}`}>{JOURNAL.where}</p>
      <UndoNotice erased={erased.length > 0 ? erasedText : null} onUndo={undo} />
      {journal.length > 0 ? (
        <>
          <StepActions>
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? JOURNAL.hide : JOURNAL.show(journal.length)}
            </Button>
          </StepActions>
          <JournalActions journal={journal} onPrint={print} onErase={() => reduceTo([])} />
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

/** Erases entries, with undo for the last click. */
function useErasedEntries(store: JournalStore, title: RefObject<HTMLHeadingElement | null>) {
  const [erased, setErased] = useState<Journal>([]);
  // The clicked button is removed, so the focus moves to the heading above it.
  const reduceTo = (remaining: Journal) => {
    setErased(store.read().filter((entry) => !remaining.includes(entry)));
    store.save(remaining);
    title.current?.focus();
  };
  const undo = () => {
    store.save([...store.read(), ...erased].sort((one, other) => other.date.localeCompare(one.date)));
    setErased([]);
    title.current?.focus();
  };
  return { erased, reduceTo, undo };
}

interface JournalActionsProps {
  journal: Journal;
  onPrint: () => void;
  onErase: () => void;
}

function JournalActions({ journal, onPrint, onErase }: JournalActionsProps) {
  const save = (ending: 'txt' | 'json', type: string, text: string) =>
    downloadText(`${JOURNAL.fileName(localDay(new Date()))}.${ending}`, type, text);
  return (
    <StepActions>
      <Button variant="quiet" onClick={() => save('txt', 'text/plain', journalAsText(journal))}>
        {JOURNAL.asText}
      </Button>
      <details className={styles.formats}>
        <summary>{JOURNAL.otherFormat}</summary>
        <Button variant="quiet" onClick={() => save('json', 'application/json', journalAsJson(journal))}>
          {JOURNAL.asJson}
        </Button>
      </details>
      <Button variant="quiet" onClick={onPrint}>
        {JOURNAL.print}
      </Button>
      <EraseButton onClick={onErase}>{JOURNAL.eraseAll}</EraseButton>
    </StepActions>
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
            <EraseButton
              aria-label={JOURNAL.eraseNamed(dayOf(entry.date))}
              onClick={() => onErase(entry.date)}
            >
              {JOURNAL.erase}
            </EraseButton>
          </StepActions>
        </li>
      ))}
    </ol>
  );
}
