import { NotifyForm } from '@stillsam/notify-form';
import { PATHS, libraryPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { alternativesTo } from '../../features/catalogue/alternatives';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ComingSoonFrame } from '../../features/coming-soon/coming-soon-frame';
import { SourceList } from '../../features/sources/source-list';
import { EveningPlanner } from './components/evening-planner';
import { TomorrowNote } from './components/tomorrow-note';
import { SLEEP_COPY as COPY } from './sleep-preparation.copy';
import { useNightMode } from '../../browser/use-night-mode';

const ALTERNATIVES = [
  ...alternativesTo('mindful-breathing', 'self-compassion'),
  { to: libraryPath({ category: 'somn' }), ...COPY.articles },
];

/** Announces the sleep preparation, with an evening plan and a note for tomorrow that are available already. */
export function SleepPreparationPage() {
  const isNight = useNightMode();
  const mode = isNight ? COPY.night : COPY.day;
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.sleepPreparation} />
      <ComingSoonFrame
        title={COPY.title}
        state={mode.state}
        lead={mode.lead}
        about={`${COPY.about} ${COPY.hours}`}
        drawing={<ResourceLine id="sleep-preparation" place="start" />}
        notifyText={COPY.notifyText}
        notify={<NotifyForm purpose="somnforberedelse" thanks={COPY.thanks} />}
        alternatives={ALTERNATIVES}
        care={COPY.care}
        sources={<SourceList sources={COPY.sources} />}
        isNight={isNight}
      >
        <EveningPlanner />
        <TomorrowNote />
      </ComingSoonFrame>
    </>
  );
}

export { SleepPreparationPage as Component };
