import type { ReactNode } from 'react';
import { PageMeta } from '@stillsam/platform';
import { useRootMark } from '@stillsam/platform/root-mark';
import { PhoneText, TextLink } from '@stillsam/ui';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './coming-soon-frame.module.css';
import { COMING_SOON_COPY as COPY } from './coming-soon.copy';

interface ComingSoonFrameProps {
  title: string;
  path: string;
  copy: {
    description: string;
    /** Describes the exercise in preparation. */
    about: string;
    notifyText: string;
  };
  /** Text beside 'Kommer snart'. */
  state?: string;
  lead: string;
  /** A quick exit and its description, on a sensitive page. */
  exit?: ReactNode;
  exitHint?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing: ReactNode;
  /** A smaller exercise that is available already. */
  children: ReactNode;
  /** The notify form. Only a page may import it, so it is a prop. */
  notify: ReactNode;
  /** Links to resources that are open. */
  alternatives: readonly { to: string; title: string; purpose: string }[];
  care: string;
  /** Sources of the texts. */
  sources?: ReactNode;
  /** Applies the night palette while the page is open. */
  isNight?: boolean;
}

/** The layout of a page whose exercise is in preparation, with a smaller exercise that is available already. */
export function ComingSoonFrame(props: ComingSoonFrameProps) {
  const { title, path, copy, state, lead, exit, exitHint, drawing, children } = props;
  const { notify, alternatives, care, sources, isNight } = props;
  useRootMark('theme', isNight ? 'night' : undefined);
  return (
    <div className={styles.ground}>
      <PageMeta title={title} description={copy.description} path={path} />
      <ResourceFrame
        className={styles.page}
        title={title}
        exit={exit}
        state={
          <p className={styles.states}>
            <span>{COPY.state}</span>
            {state ? <span>{state}</span> : null}
          </p>
        }
        lead={lead}
        drawing={drawing}
        introduction={<p className={styles.about}>{copy.about}</p>}
        panel={children}
      >
        <section className={`${styles.notify} ${shown.onScreen}`} aria-labelledby="paminn-mig">
          <h2 id="paminn-mig">{COPY.notifyTitle}</h2>
          <p>{copy.notifyText}</p>
          {notify}
        </section>
        <Alternatives alternatives={alternatives} />
        {exitHint ? <div className={styles.care}>{exitHint}</div> : null}
        <p className={styles.care}>
          <PhoneText text={care} />
        </p>
        {sources ? <div className={styles.care}>{sources}</div> : null}
      </ResourceFrame>
    </div>
  );
}

function Alternatives({ alternatives }: Pick<ComingSoonFrameProps, 'alternatives'>) {
  return (
    <section className={`${styles.alternatives} ${shown.onScreen}`} aria-labelledby="oppet-nu">
      <h2 id="oppet-nu">{COPY.alternativesTitle}</h2>
      <ul role="list">
        {alternatives.map((alternative) => (
          <li key={alternative.to}>
            <TextLink to={alternative.to} arrow="forward">
              {alternative.title}
            </TextLink>
            <p>{alternative.purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
