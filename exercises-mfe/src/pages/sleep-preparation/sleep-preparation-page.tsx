import { PATHS } from '@stillsam/paths';
import { ArticleCover } from '@stillsam/ui';
import { usePartOfDay } from '../../browser/night-mode';
import { recordCompletion } from '../../features/catalogue/history';
import {
  EveningLead,
  NightColours,
  EveningPlanner,
  TomorrowNote,
} from '../../features/evening-tools/evening-tools';
import { EVENING_COPY as COPY } from '../../features/evening-tools/evening.copy';
import { GuidedExercise } from '../../features/exercise-flow/guided/guided-exercise';
import type { SessionPlan, SessionStep } from '../../features/exercise-flow/guided/session.logic';
import { SourceList } from '../../components/care-note/care-note';
import PHRASES from '../../../../content/guidance/evening.json' with { type: 'json' };
import styles from './sleep-preparation-page.module.css';

/** Of the first steps; of those after them. */
const FIRST_SECONDS = [20, 20, 25, 25];
const SECONDS = 30;

/**
 * Ten minutes from the day to the night. It asks for no closed eyes, no held breath and no feeling, and every part of
 * the body may be left out, because attention to the body is not safe for everybody.
 */
export const EVENING_STEPS: readonly SessionStep[] = PHRASES.map((text, number) => ({
  text,
  seconds: FIRST_SECONDS[number] ?? SECONDS,
}));

const COPY_BY_THE_HOUR = { ...COPY, ending: { ...COPY.ending, text: <Ending /> } };

function Ending() {
  return usePartOfDay() === 'day' ? COPY.dayEnding : COPY.ending.text;
}

const PLAN: SessionPlan = { steps: EVENING_STEPS, hasWaves: true };

/** The evening session in the dark, an evening plan and a note for tomorrow; at night in the night's colours. */
export function SleepPreparationPage() {
  return (
    <GuidedExercise
      path={PATHS.sleepPreparation}
      copy={COPY_BY_THE_HOUR}
      plan={PLAN}
      phrases={PHRASES}
      lead={<EveningLead />}
      drawing={<ArticleCover seed="kvall" category="somn" className={styles.cover} />}
      isDark
      onDone={() => recordCompletion('sleep-preparation')}
      below={
        <>
          <NightColours />
          <TomorrowNote />
          <EveningPlanner />
        </>
      }
      sources={
        <>
          <p>{COPY.hours}</p>
          <SourceList sources={COPY.sources} />
        </>
      }
    />
  );
}

export { SleepPreparationPage as Component };
