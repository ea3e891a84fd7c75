import { ComingSoonFrame } from './coming-soon-frame';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import { FOCUS_METER_COPY } from '../../features/focus-meter/focus-meter.copy';
import { FOCUS_SOON as COPY } from './coming-soon-pages.copy';

/** Announces the focus training, with a five-second exercise that is available already. */
export function FocusTrainingSoonPage() {
  return (
    <ComingSoonFrame
      resource="focus-training"
      purpose="fokustraning"
      title={FOCUS_METER_COPY.title}
      lead={COPY.lead}
      copy={COPY}
      alternatives={['mindful-breathing', 'cognitive-restructuring', 'energy-management']}
      care={FOCUS_METER_COPY.care}
    >
      <FocusMeterExercise />
      <FocusAlone />
    </ComingSoonFrame>
  );
}

export { FocusTrainingSoonPage as Component };
