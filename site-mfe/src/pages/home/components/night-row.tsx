import { Section, TextLink, useHydrated } from '@stillsam/ui';
import { NIGHT_COPY as COPY } from '../home.copy';
import styles from './night-row.module.css';

const FROM_HOUR = 22;
const TO_HOUR = 6;

/** Dim, and only by night on the visitor's own clock, which the server does not know. Below the first screen. */
export function NightRow() {
  const isHydrated = useHydrated();
  if (!isHydrated || !isNight(new Date())) return null;
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

function isNight(now: Date): boolean {
  return now.getHours() >= FROM_HOUR || now.getHours() < TO_HOUR;
}
