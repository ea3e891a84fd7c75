import { libraryPath } from '@stillsam/paths';
import { ComingSoonFrame } from './coming-soon-frame';
import { EveningLead, EveningState, NightColours } from '../../features/evening-tools/evening-mode';
import { EveningPlanner } from '../../features/evening-tools/evening-planner';
import { EVENING_COPY } from '../../features/evening-tools/evening-tools.copy';
import { TomorrowNote } from '../../features/evening-tools/tomorrow-note';
import { SourceList } from '../../components/care-note/care-note';
import { SLEEP_SOON as COPY } from './coming-soon-pages.copy';

/** Announces the sleep preparation, with an evening plan and a note for tomorrow that are available already. */
export function SleepPreparationSoonPage() {
  return (
    <ComingSoonFrame
      resource="sleep-preparation"
      purpose="somnforberedelse"
      title={EVENING_COPY.title}
      state={<EveningState />}
      lead={<EveningLead />}
      copy={{ ...COPY, about: `${COPY.about} ${EVENING_COPY.hours}` }}
      alternatives={[
        'mindful-breathing',
        'self-compassion',
        { to: libraryPath({ category: 'somn' }), ...COPY.articles },
      ]}
      care={EVENING_COPY.care}
      sources={<SourceList sources={EVENING_COPY.sources} />}
    >
      <NightColours />
      <EveningPlanner />
      <TomorrowNote />
    </ComingSoonFrame>
  );
}

export { SleepPreparationSoonPage as Component };
