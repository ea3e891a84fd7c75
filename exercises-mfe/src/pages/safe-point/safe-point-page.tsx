import { NotifyForm } from '@stillsam/notify-form';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { QuickExit, QuickExitHint } from '@stillsam/ui';
import { alternativesTo } from '../../features/catalogue/alternatives';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ComingSoonFrame } from '../../features/coming-soon/coming-soon-frame';
import { SourceList } from '../../features/sources/source-list';
import { LandingExercise } from './components/landing-exercise';
import { SAFE_POINT_COPY as COPY } from './safe-point.copy';

const ALTERNATIVES = alternativesTo('mindful-breathing', 'self-compassion', 'energy-management');

/** Announces Trygg Punkt, with a grounding exercise that is available already. */
export function SafePointPage() {
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.safePoint} />
      <ComingSoonFrame
        title={COPY.title}
        lead={COPY.lead}
        about={COPY.about}
        drawing={<ResourceLine id="safe-point" place="start" />}
        notifyText={COPY.notifyText}
        notify={<NotifyForm purpose="trygg-punkt" thanks={COPY.thanks} />}
        alternatives={ALTERNATIVES}
        care={COPY.care}
        sources={<SourceList sources={COPY.sources} />}
        exit={<QuickExit />}
        exitHint={<QuickExitHint erases="nothing" />}
      >
        <LandingExercise />
      </ComingSoonFrame>
    </>
  );
}

export { SafePointPage as Component };
