import { libraryPath } from '@stillsam/paths';
import { EveningLead, EveningState, NightColours } from '../../features/evening-tools/evening-mode';
import { EveningPlanner } from '../../features/evening-tools/evening-planner';
import { EVENING_COPY } from '../../features/evening-tools/evening-tools.copy';
import { TomorrowNote } from '../../features/evening-tools/tomorrow-note';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import { FOCUS_METER_COPY } from '../../features/focus-meter/focus-meter.copy';
import { LandingExercise } from '../../features/senses/landing-exercise';
import { SENSES_COPY } from '../../features/senses/senses.copy';
import { ComingSoonFrame } from './coming-soon-frame';
import { FOCUS_SOON, SAFE_POINT_SOON, SLEEP_SOON } from './coming-soon-pages.copy';

/** Announces the focus training, with a five-second exercise that is available already. */
export function FocusTrainingSoonPage() {
  return (
    <ComingSoonFrame
      resource="focus-training"
      purpose="fokustraning"
      lead={FOCUS_SOON.lead}
      copy={FOCUS_SOON}
      alternatives={['mindful-breathing', 'cognitive-restructuring', 'energy-management']}
      care={FOCUS_METER_COPY.care}
    >
      <FocusMeterExercise />
      <FocusAlone />
    </ComingSoonFrame>
  );
}

/** Announces Trygg Punkt, with a grounding exercise that is available already. */
export function SafePointSoonPage() {
  return (
    <ComingSoonFrame
      resource="safe-point"
      purpose="trygg-punkt"
      lead={SAFE_POINT_SOON.lead}
      copy={SAFE_POINT_SOON}
      alternatives={['mindful-breathing', 'self-compassion', 'energy-management']}
      care={SENSES_COPY.care}
      sources={SENSES_COPY.sources}
      hasExit
    >
      <LandingExercise />
    </ComingSoonFrame>
  );
}

/** Announces the sleep preparation, with an evening plan and a note for tomorrow that are available already. */
export function SleepPreparationSoonPage() {
  return (
    <ComingSoonFrame
      resource="sleep-preparation"
      purpose="somnforberedelse"
      state={<EveningState />}
      lead={<EveningLead />}
      copy={{ ...SLEEP_SOON, about: `${SLEEP_SOON.about} ${EVENING_COPY.hours}` }}
      alternatives={[
        'mindful-breathing',
        'self-compassion',
        { to: libraryPath({ category: 'somn' }), ...SLEEP_SOON.articles },
      ]}
      care={EVENING_COPY.care}
      sources={EVENING_COPY.sources}
    >
      <NightColours />
      <EveningPlanner />
      <TomorrowNote />
    </ComingSoonFrame>
  );
}
