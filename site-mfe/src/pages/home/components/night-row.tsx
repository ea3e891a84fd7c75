import { Section, TextLink } from '@stillsam/ui';
import { NIGHT_COPY as COPY } from '../home.copy';
import styles from './night-row.module.css';

/** Dim, and shown by its style alone, by night on the visitor's own clock. Below the first screen. */
export function NightRow() {
  return (
    <div data-theme="night" className={styles.night}>
      <Section title={COPY.title} lead={COPY.lead} rhythm="medium">
        <ul className={styles.things} role="list">
          {COPY.things.map(({ title, text, path }) => (
            <li key={path}>
              <TextLink to={path} arrow="forward">
                {title}
              </TextLink>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
