import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText } from '@stillsam/ui';
import { rememberDone } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { QuickExit } from '../../features/exercise-flow/quick-exit';
import { ResumeChoice } from '../../features/exercise-flow/resume-choice';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { SourceList } from '../../features/sources/source-list';
import { COGNITIVE_COPY as COPY } from './cognitive.copy';
import { COGNITIVE_MACHINE, QUESTION_STEPS } from './cognitive.machine';
import { CognitiveOnPaper } from './components/cognitive-on-paper';
import { PatternStep, ReframingStep, ShiftStep, ThoughtStep } from './components/cognitive-steps';
import styles from './components/cognitive.module.css';
import { Completion } from './components/completion';
import { JournalSection } from './components/journal-section';
import { entryOf, freeDate, hasEntry, withEntry } from './journal.logic';
import { useJournal } from './use-journal';
import { usePrintedPart } from './use-printed-part';

const STEPS = [ThoughtStep, PatternStep, ReframingStep, ShiftStep];

/** A thought that has caught, seen from another side in four steps. Nothing of it leaves the browser. */
export function CognitiveRestructuringPage() {
  const exercise = useExercise(COGNITIVE_MACHINE, () => rememberDone('cognitive-restructuring'));
  const { state, waiting, isRefused, send, back, restart } = exercise;
  const keeper = useJournal();
  const { part, print } = usePrintedPart();
  const Step = STEPS[state.step];
  const entry = entryOf(state, state.savedAs ?? '');
  const isSaved = entry !== null && hasEntry(keeper.journal, entry);

  const save = () => {
    const date = state.savedAs ?? freeDate(keeper.read(), new Date());
    const finished = entryOf(state, date);
    if (!finished || (isSaved && !keeper.isRefused)) return;
    keeper.keep(withEntry(keeper.read(), finished));
    send({ type: 'saved', as: date });
  };

  return (
    <div className={styles.whole} data-printed={part}>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.cognitiveRestructuring} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="cognitive-restructuring" place="start" />}
        // How far one had come is not what is asked about.
        progress={
          waiting
            ? undefined
            : {
                value: state.step,
                max: QUESTION_STEPS,
                text: Step ? COPY.progress(state.step + 1, QUESTION_STEPS) : COPY.done,
              }
        }
        isStarted={state.step > 0}
        viewKey={waiting ? 'waiting' : String(state.step)}
        exit={<QuickExit onLeave={exercise.forget} />}
        exitErases="writing"
        isRefused={isRefused}
        withoutScript={<CognitiveOnPaper />}
        footer={
          <>
            <p>
              <PhoneText text={COPY.care} />
            </p>
            <div className={styles.source}>
              <SourceList sources={COPY.sources} />
            </div>
          </>
        }
      >
        {waiting ? (
          <ResumeChoice waiting={waiting} onResume={exercise.resume} onRestart={restart} />
        ) : Step ? (
          <Step state={state} send={send} onBack={back} />
        ) : entry ? (
          <Completion
            entry={entry}
            outcome={isSaved ? (keeper.isRefused ? 'refused' : 'saved') : 'open'}
            onSave={save}
            onPrint={() => print('exercise')}
            onRestart={restart}
          />
        ) : null}
      </ExerciseFrame>
      {state.step === 0 || !Step ? <JournalSection keeper={keeper} onPrint={() => print('journal')} /> : null}
    </div>
  );
}
