import { NotifyForm } from '@stillsam/notify-form';
import { PATHS } from '@stillsam/paths';
import { MONOTONIC_CLOCK, type ClockProps } from '../../browser/clock';
import { alternativesTo } from '../../features/catalogue/alternatives';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ComingSoonFrame } from '../../features/coming-soon/coming-soon-frame';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import { FOCUS_METER_COPY } from '../../features/focus-meter/focus-meter.copy';
import { FOCUS_SOON as COPY } from './coming-soon-pages.copy';

const ALTERNATIVES = alternativesTo('mindful-breathing', 'cognitive-restructuring', 'energy-management');

/** Announces the focus training, with a five-second exercise that is available already. */
export function FocusTrainingSoonPage({ clock = MONOTONIC_CLOCK }: ClockProps) {
  return (
    <ComingSoonFrame
      title={FOCUS_METER_COPY.title}
      lead={COPY.lead}
      copy={COPY}
      path={PATHS.focusTraining}
      drawing={<ResourceLine id="focus-training" place="start" />}
      notify={<NotifyForm purpose="fokustraning" thanks={COPY.thanks} />}
      alternatives={ALTERNATIVES}
      care={FOCUS_METER_COPY.care}
    >
      <FocusMeterExercise clock={clock} />
      <FocusAlone />
    </ComingSoonFrame>
  );
}

export { FocusTrainingSoonPage as Component };
