import { useId } from 'react';
import { classNames } from '../../class-names';
import styles from './crisis-card.module.css';
import { CRISIS_BY_TEXT, CRISIS_CHATS, CRISIS_CHECKED_ON, CRISIS_CONTACTS } from './crisis-contacts';
import { dayInWords } from '@stillsam/dates';

export interface CrisisCardProps {
  headingLevel?: 2 | 3;
  /** False where the page has another card, since two landmarks must not share a name. */
  isLandmark?: boolean;
  className?: string;
}

const TITLE = 'Om det känns för tungt just nu';
const TEXT = 'Du behöver inte bära det ensam. Här finns någon att prata med. Är det kö, ring igen.';
const CHAT_TITLE = 'Kan du inte tala högt?';
const CHECKED = 'Senast kontrollerad';

/** Emergency contacts: telephone links, hours, and chats for visitors who cannot speak. */
export function CrisisCard({ headingLevel = 2, isLandmark = true, className }: CrisisCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={isLandmark ? titleId : undefined}
    >
      <Heading id={titleId} className={styles.title}>
        {TITLE}
      </Heading>
      <p className={styles.text}>{TEXT}</p>
      <ul className={styles.contacts} role="list">
        {CRISIS_CONTACTS.map(({ name, number, dial, label, when }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <a href={`tel:${dial}`} className={styles.number} aria-label={label}>
              {number}
            </a>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
        <li>
          <span className={styles.name}>{CHAT_TITLE}</span>
          <div className={styles.chats}>
            {CRISIS_CHATS.map(({ site, address, before, after }) => (
              <p key={site}>
                {before}
                <a href={address} rel="noreferrer">
                  {site}
                </a>
                {after}
              </p>
            ))}
          </div>
        </li>
      </ul>
      <p className={styles.when}>{CRISIS_BY_TEXT}</p>
      <p className={styles.checked}>
        {CHECKED} <time dateTime={CRISIS_CHECKED_ON}>{dayInWords(CRISIS_CHECKED_ON)}</time>
      </p>
    </section>
  );
}
