import { useId } from 'react';
import { classNames } from '../../class-names';
import styles from './crisis-card.module.css';
import { CRISIS_CHECKED_ON, CRISIS_CHECKED_TEXT, CRISIS_CONTACTS } from './crisis-contacts';

export interface CrisisCardProps {
  headingLevel?: 2 | 3;
  /** False where the page has another card: two landmarks of one name cannot be told apart. */
  isLandmark?: boolean;
  className?: string;
}

const TITLE = 'Om det känns för tungt just nu';
const TEXT = 'Du behöver inte bära det ensam. Här svarar någon.';
const CHECKED = 'Senast kontrollerad';

/** Who answers when it is urgent, with numbers that dial. */
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
        {CRISIS_CONTACTS.map(({ name, number, dial, when }) => (
          <li key={dial}>
            <span className={styles.name}>{name}</span>
            <a href={`tel:${dial}`} className={styles.number} aria-label={`Ring ${name}: ${number}`}>
              {number}
            </a>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ul>
      <p className={styles.checked}>
        {CHECKED} <time dateTime={CRISIS_CHECKED_ON}>{CRISIS_CHECKED_TEXT}</time>
      </p>
    </section>
  );
}
