import { NotifyForm } from '@stillsam/notify-form';
import { PATHS } from '@stillsam/paths';
import { QuickExit, QuickExitHint } from '@stillsam/ui';
import { alternativesTo } from '../../features/catalogue/alternatives';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ComingSoonFrame } from '../../features/coming-soon/coming-soon-frame';
import { SourceList } from '../../components/care-note/source-list';
import { LandingExercise } from '../../features/senses/landing-exercise';
import { SENSES_COPY } from '../../features/senses/senses.copy';
import { SAFE_POINT_SOON as COPY } from './coming-soon-pages.copy';

const ALTERNATIVES = alternativesTo('mindful-breathing', 'self-compassion', 'energy-management');

/** Announces Trygg Punkt, with a grounding exercise that is available already. */
export function SafePointSoonPage() {
  return (
    <ComingSoonFrame
      title={SENSES_COPY.title}
      lead={COPY.lead}
      copy={COPY}
      path={PATHS.safePoint}
      drawing={<ResourceLine id="safe-point" place="start" />}
      notify={<NotifyForm purpose="trygg-punkt" thanks={COPY.thanks} />}
      alternatives={ALTERNATIVES}
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
