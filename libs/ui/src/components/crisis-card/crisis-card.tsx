import { useId } from 'react';
import { classNames } from '../../class-names';
import { PhoneText } from '../phone-text/phone-text';
import { CRISIS_COPY as COPY } from './crisis-card.copy';
import styles from './crisis-card.module.css';
import { CrisisLineItem } from './crisis-line-item';
import { CRISIS_BY_TEXT, CRISIS_GROUPS, type CrisisGroup } from '../../crisis-lines';

export interface CrisisCardProps {
  headingLevel?: 2 | 3;
  /** False where the page has another card, since two landmarks must not share a name. */
  isLandmark?: boolean;
  /** Names of the lines to show, in this order, instead of the first group; all others are folded. */
  first?: readonly string[];
  className?: string;
}

const [FIRST_GROUP, ...MORE_GROUPS] = CRISIS_GROUPS;
const LINES = CRISIS_GROUPS.flatMap(({ lines }) => lines);

/** Emergency contacts: telephone links with their hours, and where to write. All but the first group are folded. */
export function CrisisCard({ headingLevel = 2, isLandmark = true, first, className }: CrisisCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const [shown, folded] = first ? ordered(first) : [FIRST_GROUP, MORE_GROUPS];
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={isLandmark ? titleId : undefined}
    >
      <Heading id={titleId} className={styles.title}>
        {COPY.title}
      </Heading>
      <p className={styles.text}>
        <PhoneText text={COPY.text} />
      </p>
      {shown ? <Lines group={shown} /> : null}
      <details className={styles.more}>
        <summary>
          <span className={styles.moreTitle}>{COPY.more}</span>{' '}
          <span className={styles.when}>{folded.map(({ title }) => title).join(', ')}</span>
        </summary>
        {folded.map((group) => (
          <div key={group.title}>
            <p className={styles.groupTitle}>{group.title}</p>
            <Lines group={group} />
          </div>
        ))}
      </details>
      <p className={styles.when}>{CRISIS_BY_TEXT}</p>
    </section>
  );
}

/** The lines of some names as a group, and the groups without them. */
function ordered(names: readonly string[]): [CrisisGroup, readonly CrisisGroup[]] {
  const lines = names.flatMap((name) => LINES.filter((line) => line.name === name));
  const others = CRISIS_GROUPS.map((group) => ({
    ...group,
    lines: group.lines.filter(({ name }) => !names.includes(name)),
  }));
  return [{ title: FIRST_GROUP?.title ?? '', lines }, others.filter((group) => group.lines.length > 0)];
}

function Lines({ group: { title, lines } }: { group: CrisisGroup }) {
  return (
    <ul className={styles.lines} role="list" aria-label={title}>
      {lines.map((line) => (
        <CrisisLineItem key={line.name} line={line} />
      ))}
    </ul>
  );
}
