import { Section } from '@stillsam/ui';
import { ABOUT_COPY, VALUES } from '../about.copy';
import styles from './values.module.css';

export function Values() {
  return (
    <Section tone="calm" title={ABOUT_COPY.valuesTitle} lead={ABOUT_COPY.valuesLead}>
      <ul className={styles.values} role="list">
        {VALUES.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
