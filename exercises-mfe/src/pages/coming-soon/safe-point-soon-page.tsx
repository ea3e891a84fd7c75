import { QuickExit, QuickExitHint } from '@stillsam/ui';
import { ComingSoonFrame } from './coming-soon-frame';
import { SourceList } from '../../components/care-note/care-note';
import { LandingExercise } from '../../features/senses/landing-exercise';
import { SENSES_COPY } from '../../features/senses/senses.copy';
import { SAFE_POINT_SOON as COPY } from './coming-soon-pages.copy';

/** Announces Trygg Punkt, with a grounding exercise that is available already. */
export function SafePointSoonPage() {
  return (
    <ComingSoonFrame
      resource="safe-point"
      purpose="trygg-punkt"
      title={SENSES_COPY.title}
      lead={COPY.lead}
      copy={COPY}
      alternatives={['mindful-breathing', 'self-compassion', 'energy-management']}
      care={SENSES_COPY.care}
      sources={<SourceList sources={SENSES_COPY.sources} />}
      exit={<QuickExit />}
      exitHint={<QuickExitHint erases="nothing" />}
    >
      <LandingExercise />
    </ComingSoonFrame>
  );
}

export { SafePointSoonPage as Component };
