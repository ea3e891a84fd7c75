import { dayInWords, swedishDay } from '@stillsam/dates';
import type { Plan } from '@stillsam/my-plan';
import { MY_PLAN_COPY as COPY, NOTE_LINES } from '../my-plan.copy';
import styles from './plan-sheet.module.css';

/** The plan on paper: only what it contains, each text whole, the emergency numbers and the day. */
export function PlanSheet({ plan }: { plan: Plan }) {
  return (
    <article className={styles.sheet}>
      <h1>{COPY.title}</h1>
      {plan.things.length > 0 ? (
        <ol>
          {plan.things.map(({ title, path }) => (
            <li key={path}>{title}</li>
          ))}
        </ol>
      ) : null}
      {NOTE_LINES.filter((name) => plan[name].trim() !== '').map((name) => (
        <section key={name}>
          <h2>{COPY.note[name].label}</h2>
          <p className={styles.text}>{plan[name].trim()}</p>
        </section>
      ))}
      <p>{COPY.note.danger}</p>
      <p>{dayInWords(swedishDay(new Date()))}</p>
    </article>
  );
}
