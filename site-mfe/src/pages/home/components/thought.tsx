import { Section } from '@stillsam/ui';
import { HOME_COPY } from '../home.copy';
import styles from './thought.module.css';

/** The site's approach in a few sentences. */
export function Thought() {
  return (
    <Section rhythm="large">
      <div className={styles.thought}>
        <h2 className={styles.label}>{HOME_COPY.thoughtLead}</h2>
        <div>
          <p className={styles.statement}>{HOME_COPY.thought}</p>
          <p className={styles.text}>{HOME_COPY.thoughtText}</p>
        </div>
      </div>
    </Section>
  );
}
