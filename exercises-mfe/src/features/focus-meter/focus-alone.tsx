import { FOCUS_METER_COPY } from './focus-meter.copy';
import styles from './focus-alone.module.css';

/** Three exercises without a screen. */
export function FocusAlone() {
  return (
    <section className={styles.alone} aria-labelledby="utan-skarm">
      <h2 id="utan-skarm">{FOCUS_METER_COPY.alone.title}</h2>
      <ul role="list">
        {FOCUS_METER_COPY.alone.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
