import { dayInWords } from '@stillsam/dates';
import { CRISIS_COPY as COPY } from './crisis-card.copy';
import styles from './crisis-card.module.css';
import type { CrisisLine } from '../../crisis-lines';

/** The emergency number is not to be rung for a check, so its line has no note of one. */
const EMERGENCY = '112';

/** A helpline: its number, hours, a second number, where to write, and when it was checked. */
export function CrisisLineItem({ line }: { line: CrisisLine }) {
  const { name, number, dial, label, reach, fallback, hours, forWhom, write } = line;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {number ? (
        <a href={`tel:${dial}`} className={styles.number} aria-label={label ?? COPY.callLabel(name, number)}>
          {number}
        </a>
      ) : (
        <span className={styles.reach}>{reach}</span>
      )}
      <span className={styles.when}>{forWhom ? `${hours}, ${forWhom}` : hours}</span>
      <div className={styles.notes}>
        {fallback ? (
          <p>
            {COPY.fallback} <a href={`tel:${fallback.dial}`}>{fallback.number}</a>
          </p>
        ) : null}
        {write ? (
          <p>
            {COPY.write}{' '}
            <a href={write.address} rel="noreferrer">
              {write.site}
            </a>
            , {write.hours?.toLowerCase() ?? COPY.hoursOnPage}
          </p>
        ) : null}
        {dial === EMERGENCY ? null : <CheckNote {...line} />}
      </div>
    </li>
  );
}

function CheckNote({ checkedOn, checkedBy }: CrisisLine) {
  if (!checkedOn || !checkedBy) return <p>{COPY.unchecked}</p>;
  return (
    <p>
      {COPY.checked} <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time> {COPY.checkedBy(checkedBy)}
    </p>
  );
}
