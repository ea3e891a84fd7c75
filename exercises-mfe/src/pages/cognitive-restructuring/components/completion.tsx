import { Button, Notice } from '@stillsam/ui';
import {
  Outcome,
  StepActions,
  StepHeading,
  StepPart,
  WayList,
} from '../../../components/step-parts/step-parts';
import { SHIFT_TEXTS, COGNITIVE_COPY } from '../cognitive.copy';
import { type JournalEntry, linesOf } from '../journal.logic';
import styles from './cognitive.module.css';

const COPY = COGNITIVE_COPY.completion;

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
      <StepHeading>{COPY.title}</StepHeading>
      <p>{SHIFT_TEXTS[entry.emotionalShift].text}</p>
      <EntryLines entry={entry} />
      <Outcome>
        {outcome === 'saved' ? (
          <Notice role="none" tone="success" className={styles.message} title={COPY.saved}>
            {COPY.savedWhere}
          </Notice>
        ) : null}
      </Outcome>
      {outcome === 'refused' ? (
        <Notice tone="error" className={styles.message} title={COPY.notSaved}>
          {COPY.notSavedWhy}
        </Notice>
      ) : null}
      <StepActions>
        <Button
          variant={outcome === 'saved' ? 'secondary' : 'primary'}
          aria-disabled={outcome === 'saved' || undefined}
          onClick={onSave}
        >
          {outcome === 'saved' ? COPY.isSaved : COPY.save}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          {COPY.again}
        </Button>
        <Button variant="quiet" onClick={onPrint}>
          {COPY.print}
        </Button>
      </StepActions>
      <StepPart title={COPY.waysTitle}>
        <WayList ways={COGNITIVE_COPY.ways} />
      </StepPart>
    </>
  );
}

/** The content of an entry, on the screen and in print. */
export function EntryLines({ entry }: { entry: JournalEntry }) {
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
