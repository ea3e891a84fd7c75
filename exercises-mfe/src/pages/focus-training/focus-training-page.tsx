import { NotifyForm } from '@stillsam/notify-form';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { MONOTONIC_CLOCK, type Clock } from '../../browser/clock';
import { alternativesTo } from '../../features/catalogue/alternatives';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ComingSoonFrame } from '../../features/coming-soon/coming-soon-frame';
import { FocusAlone } from './components/focus-alone';
import { FocusMeterExercise } from './components/focus-meter-exercise';
import { FOCUS_COPY as COPY } from './focus-training.copy';

const ALTERNATIVES = alternativesTo('mindful-breathing', 'cognitive-restructuring', 'energy-management');

interface FocusTrainingPageProps {
  /** Replaces the browser's clock in tests. */
  clock?: Clock;
}

/** Announces the focus training, with a five-second exercise that is available already. */
export function FocusTrainingPage({ clock = MONOTONIC_CLOCK }: FocusTrainingPageProps) {
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.focusTraining} />
      <ComingSoonFrame
        title={COPY.title}
        lead={COPY.lead}
        about={COPY.about}
        drawing={<ResourceLine id="focus-training" place="start" />}
        notifyText={COPY.notifyText}
        notify={<NotifyForm purpose="fokustraning" thanks={COPY.thanks} />}
        alternatives={ALTERNATIVES}
        care={COPY.care}
      >
        <FocusMeterExercise clock={clock} />
        <FocusAlone />
      </ComingSoonFrame>
    </>
  );
}

export { FocusTrainingPage as Component };
