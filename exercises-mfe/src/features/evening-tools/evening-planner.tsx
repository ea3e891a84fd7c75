import { useState } from 'react';
import { SelectField } from '@stillsam/ui';
import { usePartOfDay } from '../../browser/night-mode';
import { BEDTIMES, DEFAULT_BEDTIME, clockText, eveningPlan } from './evening-plan';
import { EVENING_COPY } from './evening-tools.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './sleep-tools.module.css';

const COPY = EVENING_COPY.plan;
const OPTIONS = BEDTIMES.map((minutes) => ({ value: String(minutes), label: clockText(minutes) }));

/**
 * Preparations, with times counted back from bedtime. From the evening on it is too late for the one about coffee, and
 * after midnight for all.
 */
export function EveningPlanner() {
  const part = usePartOfDay();
  const [bedtime, setBedtime] = useState(DEFAULT_BEDTIME);
  if (part === 'night') return null;
  return (
    <section className={styles.tool} aria-labelledby="kvallen-baklanges">
      <h2 id="kvallen-baklanges">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <SelectField
        className={`${styles.bedtime} ${shown.withScript}`}
        label={COPY.bedtime}
        options={OPTIONS}
        value={String(bedtime)}
        onChange={({ target }) => setBedtime(Number(target.value))}
      />
      <ol className={styles.steps} role="list">
        {eveningPlan(bedtime)
          .filter(({ id }) => part === 'day' || id !== 'coffee')
          .map(({ id, at }) => (
            <li key={id}>
              <strong className={styles.at}>{COPY.atTime(clockText(at))}</strong>
              <div>
                <p>{COPY.steps[id].text}</p>
                <p className={styles.before}>{COPY.steps[id].before}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
