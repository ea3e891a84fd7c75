import { formatDateTime } from '../../../features/dates/format-date';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { PersonData } from './newsletter.queries';
import styles from './person-facts.module.css';
import { PERSON_COPY } from './person.copy';

/** The data about a person as a description list. */
export function PersonFacts({ data: { consents, mails, letters, suppression } }: { data: PersonData }) {
  return (
    <>
      <p className={styles.soft}>{PERSON_COPY.introduction}</p>
      {suppression ? <p>{PERSON_COPY.suppression(suppression)}</p> : null}
      <section className={styles.part}>
        <h3>{PERSON_COPY.consents}</h3>
        {consents.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noConsents}</p> : null}
        <ul role="list" className={styles.entries}>
          {consents.map(({ action, source, occurred_at }) => (
            <Entry
              key={`${action} ${occurred_at}`}
              text={`${PERSON_COPY.action[action]} (${NEWSLETTER_COPY.source(source)})`}
              at={occurred_at}
            />
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{PERSON_COPY.letters}</h3>
        {letters.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noLetters}</p> : null}
        <ul role="list" className={styles.entries}>
          {letters.map(({ subject, state, handed_at }, index) => (
            <Entry key={index} text={PERSON_COPY.letter(subject, state)} at={handed_at} />
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{PERSON_COPY.mails}</h3>
        {mails.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noMails}</p> : null}
        <ul role="list" className={styles.entries}>
          {mails.map(({ subject, created_at }) => (
            <Entry key={`${subject} ${created_at}`} text={subject} at={created_at} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Entry({ text, at }: { text: string; at: string | null }) {
  return (
    <li className={styles.entry}>
      <span>{text}</span>
      {at ? <time dateTime={at}>{formatDateTime(at)}</time> : null}
    </li>
  );
}
