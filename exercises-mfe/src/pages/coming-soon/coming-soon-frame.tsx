import { NotifyForm, type NotifyFormProps } from '@stillsam/notify-form';
import { PageMeta } from '@stillsam/platform';
import { PhoneText, QuickExit, QuickExitHint, TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { SourceList, type Source } from '../../components/care-note/care-note';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import { CATALOGUE, type ResourceId } from '../../features/catalogue/catalogue';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { COMING_SOON_COPY as COPY } from './coming-soon-pages.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './coming-soon-frame.module.css';

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
export function ComingSoonFrame(props: ComingSoonFrameProps) {
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
