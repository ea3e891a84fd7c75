import { Card, CardLink } from '@stillsam/ui';
import type { NextStep } from '../../../guidance/next-step';
import { NEXT_STEP_COPY } from '../article.copy';
import shown from '../../../styles/shown.module.css';
import styles from './next-step-card.module.css';

/** A recommended exercise and the reason for the recommendation. */
export function NextStepCard({ title, description, link, reason }: NextStep) {
  return (
    <section className={shown.onScreen} aria-labelledby="artikel_steg">
      <h2 id="artikel_steg" className={styles.heading}>
        {NEXT_STEP_COPY.title}
      </h2>
      <Card tone="calm" isInteractive className={styles.card}>
        <h3>
          <CardLink to={link}>{title}</CardLink>
        </h3>
        <p>{description}</p>
        <p className={styles.why}>{NEXT_STEP_COPY.why(reason)}</p>
      </Card>
    </section>
  );
}
