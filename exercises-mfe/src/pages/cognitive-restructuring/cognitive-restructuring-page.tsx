import { PATHS } from '@stillsam/paths';
import { QuickExit } from '@stillsam/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoredList } from '../../browser/visitor-data';
import { recordCompletion } from '../../features/catalogue/history';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise, type Exercise } from '../../features/exercise-flow/use-exercise';
import { SourceList } from '../../components/care-note/care-note';
import { COGNITIVE_COPY as COPY, PATTERN_TEXTS, SHIFT_TEXTS } from './cognitive.copy';
import {
  COGNITIVE_MACHINE,
  EMOTIONAL_SHIFTS,
  QUESTION_STEPS,
  THOUGHT_PATTERNS,
  type CognitiveEvent,
  type CognitiveState,
} from './cognitive.machine';
import {
  PatternStep,
  ReframingStep,
  ShiftStep,
  StepNavigation,
  ThoughtStep,
  ThoughtWarning,
} from './components/cognitive-steps';
import { Completion, type SaveOutcome, JournalSection } from './components/journal';
import { Tangle } from './components/tangle';
import { entryOf, hasEntry, withEntry, STORED_JOURNAL, type JournalStore } from './journal.logic';
import styles from './components/cognitive.module.css';

const STEPS = [ThoughtStep, PatternStep, ReframingStep, ShiftStep];

/** Four steps to reframe a recurring thought. No text leaves the browser. */
export function CognitiveRestructuringPage() {
  const exercise = useExercise(COGNITIVE_MACHINE, () => recordCompletion('cognitive-restructuring'));
  const { state, send, back, restart } = exercise;
  const store = useStoredList(STORED_JOURNAL);
  const { part, print } = usePrintedPart();
  const Step = STEPS[state.step];
  const { entry, outcome, save } = journalEntry(exercise, store);

  return (
    <div className={styles.whole} data-printed={part}>
      <ExerciseWalk
        exercise={exercise}
        path={PATHS.cognitiveRestructuring}
        copy={state.step === 0 ? { ...COPY, care: COPY.careAtFirst } : COPY}
        progress={exercise.earlierProgress ? undefined : progressOf(state.step)}
        exit={<QuickExit onLeave={exercise.clearAnswers} />}
        exitErases="writing"
        onPaper={<CognitiveOnPaper />}
        sources={
          <div className={styles.source}>
            <SourceList sources={COPY.sources} />
          </div>
        }
      >
        {Step ? (
          <Step
            state={state}
            send={send}
            navigation={<StepNavigation state={state} send={send} onBack={back} />}
          />
        ) : entry ? (
          <Completion
            entry={entry}
            outcome={outcome}
            onSave={save}
            onPrint={() => print('exercise')}
            onRestart={restart}
          />
        ) : null}
      </ExerciseWalk>
      {state.step === 0 || !Step ? <JournalSection store={store} onPrint={() => print('journal')} /> : null}
    </div>
  );
}

function progressOf(step: number) {
  const text = step < QUESTION_STEPS ? COPY.progress(step + 1, QUESTION_STEPS) : COPY.done;
  const share = Math.min(step / QUESTION_STEPS, 1);
  return { value: step, max: QUESTION_STEPS, text, drawing: <Tangle share={share} /> };
}

/** The journal entry of the exercise: null before the last step. */
function journalEntry({ state, send }: Exercise<CognitiveState, CognitiveEvent>, store: JournalStore) {
  const entry = entryOf(state, state.savedAs ?? '');
  const isSaved = entry !== null && hasEntry(store.list, entry);
  let outcome: SaveOutcome = 'open';
  if (isSaved) outcome = store.isRefused ? 'refused' : 'saved';
  const save = () => {
    const date = state.savedAs ?? new Date().toISOString();
    const finished = entryOf(state, date);
    if (!finished || (isSaved && !store.isRefused)) return;
    store.save(withEntry(store.read(), finished));
    send({ type: 'saved', as: date });
  };
  return { entry, outcome, save };
}

/** The part that is printed. */
type PrintedPart = 'exercise' | 'journal';

/** Prints one part of the page. The browser's print command prints the exercise. */
function usePrintedPart(): { part: PrintedPart; print: (part: PrintedPart) => void } {
  const [part, setPart] = useState<PrintedPart>('exercise');
  const print = (wanted: PrintedPart) => {
    // The browser prints the document as it is now, so the update is synchronous.
    flushSync(() => setPart(wanted));
    window.addEventListener('afterprint', () => setPart('exercise'), { once: true });
    window.print();
  };
  return { part, print };
}

/** The whole exercise as text, for visitors without JavaScript. */
function CognitiveOnPaper() {
  return (
    <>
      <ThoughtWarning />
      <h3>1. {COPY.thought.title}</h3>
      <p>{COPY.thought.hint}</p>
      <h3>2. {COPY.pattern.title}</h3>
      <p>{COPY.pattern.text}</p>
      <ul>
        {THOUGHT_PATTERNS.map((pattern) => (
          <li key={pattern}>
            <strong>{PATTERN_TEXTS[pattern].name}.</strong> {PATTERN_TEXTS[pattern].text}{' '}
            {PATTERN_TEXTS[pattern].example}
          </li>
        ))}
      </ul>
      <h3>3. {COPY.reframing.title}</h3>
      <p>{COPY.reframing.hint}</p>
      <ul>
        {COPY.reframing.prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      <h3>4. {COPY.shift.title}</h3>
      <ul>
        {EMOTIONAL_SHIFTS.map((shift) => (
          <li key={shift}>
            <strong>{SHIFT_TEXTS[shift].label}.</strong> {SHIFT_TEXTS[shift].text}
          </li>
        ))}
      </ul>
    </>
  );
}

export { CognitiveRestructuringPage as Component };
