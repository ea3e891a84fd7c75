import { useId } from 'react';
import { crisisLanguagePath, PATHS } from '@stillsam/paths';
import type { CrisisLine } from '@stillsam/platform/crisis-line';
import { classNames } from '../../class-names';
import { CRISIS_GROUP_IDS, crisisLines, dialOf, PhoneText } from '../../crisis-lines';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CRISIS_COPY as COPY, CRISIS_WORDS } from './crisis-card.copy';
import folds from '../../styles/fold.module.css';
import styles from './crisis-card.module.css';
import { CommonCheck, commonCheck, CrisisLineList } from './crisis-line-list';

export interface CrisisCardProps {
  headingLevel?: 2 | 3;
  /** False where the page has another card, since two landmarks must not share a name. */
  isLandmark?: boolean;
  /** Ids of the lines to show, in this order, instead of the first group; all others are folded. */
  first?: readonly string[];
  /** Numbers that the page has named, as they are dialled: the first lines are 112 and the others that anybody may ring now. */
  named?: readonly string[];
  /** Shows numbers and hours alone; what else there is to each line is folded with the others. */
  isCompact?: boolean;
  /** Shows numbers alone, beside each other; the words around them are folded too. */
  isRow?: boolean;
  /** The group that `first` answers for, so that nothing of it is folded. */
  without?: CrisisLine['group'];
  title?: string;
  /** Said above the lines. */
  text?: string;
  className?: string;
}

interface Group {
  title: string;
  lines: readonly CrisisLine[];
}

/** Emergency contacts: telephone links with their hours, and where to write. All but the first group are folded. */
export function CrisisCard(props: CrisisCardProps) {
  const { headingLevel = 2, isLandmark = true, named, without, className } = props;
  const { first = named && othersThan(named) } = props;
  const { isRow = false, isCompact = isRow } = props;
  const { title = COPY.title, text = named ? COPY.queue : COPY.text } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const kept = crisisLines().filter(({ id, group }) => group !== without || first?.includes(id));
  const { shown, folded } = arrange(kept, first);
  const all = [shown, ...folded].flatMap(({ lines }) => lines);
  const hasCheck = commonCheck(all) === undefined;
  const written = linesOf(crisisLines(), 'text').map(({ id, reach }) => (
    <p key={id} className={styles.when}>
      {reach}
    </p>
  ));
  const words = (
    <p className={styles.text}>
      <PhoneText text={text} />
    </p>
  );
  const foot = (
    <>
      <CommonCheck lines={all} />
      <p className={styles.whole}>
        <a href={PATHS.crisisHelp}>{COPY.whole}</a>{' '}
        <a href={crisisLanguagePath('en')} hrefLang="en" lang="en">
          {COPY.inEnglish}
        </a>
      </p>
    </>
  );
  return (
    <section
      className={classNames(styles.card, isRow && styles.row, className)}
      aria-labelledby={isLandmark ? titleId : undefined}
    >
      <Heading id={titleId} className={styles.title}>
        {isRow ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Heading>
      {isRow ? null : words}
      <CrisisLineList
        label={shown.title}
        lines={shown.lines}
        hasCheck={hasCheck}
        part={isCompact ? 'numbers' : undefined}
      />
      <details className={`${folds.fold} ${styles.more}`}>
        <summary>
          <span className={styles.moreTitle}>{COPY.more}</span>{' '}
          <span className={styles.when}>
            {folded.map(({ title }) => title.replaceAll(' ', '\u00a0')).join(', ')}
          </span>
        </summary>
        {isRow ? words : null}
        {folded.map(({ title, lines }) => (
          <div key={title}>
            <p className={styles.groupTitle}>{title}</p>
            <CrisisLineList label={title} lines={lines} hasCheck={hasCheck} />
          </div>
        ))}
        {isCompact ? (
          <>
            <p className={styles.groupTitle}>{COPY.otherWays}</p>
            <CrisisLineList
              label={COPY.otherWays}
              lines={shown.lines}
              hasCheck={false}
              part={isRow ? undefined : 'notes'}
            />
            {written}
          </>
        ) : null}
        {isRow ? foot : null}
      </details>
      {isCompact ? null : written}
      {isRow ? null : foot}
    </section>
  );
}

/** What is shown, and the groups that are folded. Nobody is left without the first group when no id fits. */
function arrange(all: readonly CrisisLine[], first: readonly string[] = []) {
  const named = first.flatMap((id) => all.filter((line) => line.id === id));
  const shown: Group = {
    title: CRISIS_WORDS.groups.now,
    lines: named.length > 0 ? named : linesOf(all, 'now'),
  };
  const folded = CRISIS_GROUP_IDS.map((group): Group => {
    const lines = linesOf(all, group).filter((line) => !shown.lines.includes(line));
    return { title: CRISIS_WORDS.groups[group], lines };
  });
  return { shown, folded: folded.filter(({ lines }) => lines.length > 0) };
}

/** The id of the line that stays although its number is named. */
const EMERGENCY = 'fara-for-liv';

function othersThan(named: readonly string[]): string[] {
  const isOther = ({ group, number }: CrisisLine) =>
    group === 'now' && number !== null && !named.includes(dialOf(number));
  return crisisLines().flatMap((line) => (line.id === EMERGENCY || isOther(line) ? line.id : []));
}

const linesOf = (all: readonly CrisisLine[], wanted: CrisisLine['group']) =>
  all.filter(({ group }) => group === wanted);
