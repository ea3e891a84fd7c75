import { libraryPath } from '@stillsam/paths';
import { NotifyForm, type NotifyFormProps } from '@stillsam/notify-form';
import { PageMeta } from '@stillsam/platform';
import { PhoneText, QuickExit, QuickExitHint, TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import shown from '@stillsam/ui/styles/shown.module.css';
import {
  EveningLead,
  EveningState,
  NightColours,
  EveningPlanner,
  TomorrowNote,
} from '../../features/evening-tools/evening-tools';
import { EVENING_COPY } from '../../features/evening-tools/evening.copy';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import { FOCUS_COPY } from '../../features/focus-meter/focus.copy';
import { LandingExercise } from '../../features/senses/landing-exercise';
import { SAFE_POINT_COPY } from '../../features/senses/safe-point.copy';
import { FOCUS_SOON, SAFE_POINT_SOON, SLEEP_SOON, COMING_SOON_COPY as COPY } from './coming-soon-pages.copy';
import { SourceList, type Source } from '../../components/care-note/care-note';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import { CATALOGUE, type ResourceId } from '../../features/catalogue/catalogue';
import { ResourceLine } from '../../features/catalogue/resource-line';
import styles from './coming-soon-pages.module.css';

/** Announces the focus training, with a five-second exercise that is available already. */
export function FocusTrainingSoonPage() {
  return (
    <ComingSoonFrame
      resource="focus-training"
      purpose="fokustraning"
      lead={FOCUS_COPY.lead}
      copy={FOCUS_SOON}
      alternatives={['mindful-breathing', 'cognitive-restructuring', 'energy-management']}
      care={FOCUS_COPY.care}
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
      care={SAFE_POINT_COPY.care}
      sources={SAFE_POINT_COPY.sources}
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

interface Way {
  to: string;
  title: string;
  purpose: string;
}

interface ComingSoonFrameProps {
  /** The exercise in preparation. */
  resource: ResourceId;
  purpose: NotifyFormProps['purpose'];
  copy: {
    description: string;
    /** Describes the exercise. */
    about: string;
    notifyText: string;
    thanks: string;
  };
  /** Text beside 'Kommer snart'. */
  state?: ReactNode;
  lead: ReactNode;
  /** Has the quick exit, as a sensitive page. */
  hasExit?: boolean;
  /** A smaller exercise that is available already. */
  children: ReactNode;
  /** What is open meanwhile: resources, and other links. */
  alternatives: readonly (ResourceId | Way)[];
  care: string;
  /** Of the texts. */
  sources?: readonly Source[];
}

/** The layout of a page whose exercise is in preparation, with a smaller exercise that is available already. */
function ComingSoonFrame(props: ComingSoonFrameProps) {
  const { resource, purpose, copy, state, lead, hasExit, children, alternatives, care, sources } = props;
  const { title, path } = CATALOGUE[resource];
  return (
    <>
      <PageMeta title={title} description={copy.description} path={path} />
      <ResourceFrame
        className={styles.page}
        title={title}
        exit={hasExit ? <QuickExit /> : null}
        state={
          <p className={styles.states}>
            <span>{COPY.state}</span>
            {state ? <span>{state}</span> : null}
          </p>
        }
        lead={lead}
        drawing={<ResourceLine id={resource} place="start" />}
        introduction={<p className={styles.about}>{copy.about}</p>}
        panel={children}
      >
        <section className={`${styles.notify} ${shown.onScreen}`} aria-labelledby="paminn-mig">
          <h2 id="paminn-mig">{COPY.notifyTitle}</h2>
          <p>{copy.notifyText}</p>
          <NotifyForm purpose={purpose} thanks={copy.thanks} />
        </section>
        <Alternatives alternatives={alternatives} />
        {hasExit ? (
          <div className={styles.care}>
            <QuickExitHint erases="nothing" />
          </div>
        ) : null}
        <p className={styles.care}>
          <PhoneText text={care} />
        </p>
        {sources ? (
          <div className={styles.care}>
            <SourceList sources={sources} />
          </div>
        ) : null}
      </ResourceFrame>
    </>
  );
}

function Alternatives({ alternatives }: Pick<ComingSoonFrameProps, 'alternatives'>) {
  const ways = alternatives.map((way) =>
    typeof way === 'string' ? { ...CATALOGUE[way], to: CATALOGUE[way].path } : way,
  );
  return (
    <section className={`${styles.alternatives} ${shown.onScreen}`} aria-labelledby="oppet-nu">
      <h2 id="oppet-nu">{COPY.alternativesTitle}</h2>
      <ul role="list">
        {ways.map(({ to, title, purpose }) => (
          <li key={to}>
            <TextLink to={to} arrow="forward">
              {title}
            </TextLink>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
