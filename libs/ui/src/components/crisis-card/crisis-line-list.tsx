import { Fragment } from 'react';
import { dayInWords } from '@stillsam/dates';
import type { CrisisLine } from '@stillsam/platform/crisis-line';
import { dialOf, siteOf } from '../../crisis-lines';
import { SWEDISH, type CrisisLanguage } from './crisis-card.copy';
import styles from './crisis-card.module.css';

/** The emergency number is not to be rung for a check, so its line has no note of one. */
const EMERGENCY = '112';

interface CrisisLineListProps {
  label: string;
  lines: readonly CrisisLine[];
  language?: CrisisLanguage;
  /** Left out where something around the list says it of all its lines. */
  hasCheck?: boolean;
  /** Numbers and hours alone, or what else there is to each line. */
  part?: 'numbers' | 'notes';
}

/**
 * Helplines of a group. The columns follow the width of the container around it. What is true of the check of all of
 * them is said once, below.
 */
export function CrisisLineList(props: CrisisLineListProps) {
  const { label, lines, language = SWEDISH, hasCheck = true, part } = props;
  const isAlike = commonCheck(lines) !== undefined;
  return (
    <>
      <ul className={styles.lines} role="list" aria-label={label}>
        {lines.map((line) => (
          <CrisisLineItem
            key={line.id}
            line={line}
            language={language}
            hasCheck={hasCheck && !isAlike}
            part={part}
          />
        ))}
      </ul>
      {hasCheck ? <CommonCheck lines={lines} language={language} /> : null}
    </>
  );
}

/** What is true of the check of all lines; nothing where they differ. */
export function CommonCheck({ lines, language = SWEDISH }: Pick<CrisisLineListProps, 'lines' | 'language'>) {
  const line = commonCheck(lines);
  return line ? (
    <div className={styles.check}>
      <CheckNote line={line} language={language} />
    </div>
  ) : null;
}

/** A line whose check is that of all others. */
export function commonCheck(lines: readonly CrisisLine[]): CrisisLine | undefined {
  const [first, ...others] = lines.filter(({ number }) => number !== EMERGENCY);
  return others.every((line) => checkOf(line) === (first && checkOf(first))) ? first : undefined;
}

const checkOf = ({ checkedOn, checkedBy, isOverdue = false }: CrisisLine) =>
  checkedOn && checkedBy ? `${checkedOn} ${checkedBy} ${isOverdue}` : '';

interface CrisisLineItemProps {
  line: CrisisLine;
  language?: CrisisLanguage;
  /** False where the list says it of all its lines. */
  hasCheck?: boolean;
  part?: 'numbers' | 'notes';
}

/** A helpline: its number, hours, a second number, where to write, its languages, and when it was checked. */
export function CrisisLineItem({ line, language = SWEDISH, hasCheck = true, part }: CrisisLineItemProps) {
  const { name, number, reach, hours, forWhom } = line;
  return (
    <li>
      <span className={styles.name}>
        <Phrase text={name} language={language} />
      </span>
      {part === 'notes' ? null : number ? (
        <a href={`tel:${dialOf(number)}`} className={styles.number} aria-label={callLabel(line, language)}>
          <bdi>{number}</bdi>
        </a>
      ) : (
        <span className={styles.reach}>{reach ? <Phrase text={reach} language={language} /> : null}</span>
      )}
      <div className={styles.hints}>
        {part === 'notes' ? null : (
          <span className={styles.when}>
            {hours ? <Phrase text={hours} language={language} /> : null}
            {forWhom ? (
              <>
                {hours ? ', ' : null}
                <Phrase text={forWhom} language={language} />
              </>
            ) : null}
          </span>
        )}
        {part === 'numbers' ? null : <Notes line={line} language={language} hasCheck={hasCheck} />}
      </div>
    </li>
  );
}

function Notes({ line, language, hasCheck }: Required<Omit<CrisisLineItemProps, 'part'>>) {
  const { number, secondNumber, answersIn } = line;
  const { words } = language;
  return (
    <div className={styles.notes}>
      {secondNumber ? (
        <p>
          {words.secondNumber}{' '}
          <a href={`tel:${dialOf(secondNumber)}`}>
            <bdi>{secondNumber}</bdi>
          </a>
        </p>
      ) : null}
      <WriteNote line={line} language={language} />
      {answersIn ? (
        <p>
          {words.answersIn} <Phrase text={answersIn} language={language} />
        </p>
      ) : null}
      {hasCheck && number !== EMERGENCY ? <CheckNote line={line} language={language} /> : null}
    </div>
  );
}

type NoteProps = Required<Pick<CrisisLineItemProps, 'line' | 'language'>>;

const isSwedish = ({ tag }: CrisisLanguage) => tag === SWEDISH.tag;

function callLabel({ name, number, label }: CrisisLine, language: CrisisLanguage): string {
  const { words, phrases } = language;
  const own = label && (isSwedish(language) ? label : phrases[label]);
  return own || words.call.replace('{name}', phrases[name] ?? name).replace('{number}', number ?? '');
}

/** A text of the data in the language of the page, or marked as Swedish. */
function Phrase({ text, language }: { text: string; language: CrisisLanguage }) {
  const translation = isSwedish(language) ? text : language.phrases[text];
  return translation ?? <bdi lang={SWEDISH.tag}>{text}</bdi>;
}

function WriteNote({ line: { chat, chatHours }, language }: NoteProps) {
  if (!chat) return null;
  const { words } = language;
  return (
    <p>
      {words.write}{' '}
      <a href={chat} rel="noreferrer">
        <bdi>
          {siteOf(chat)
            .split(/(?<=\/)/)
            .map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </bdi>
      </a>
      , {chatHours ? <Phrase text={chatHours} language={language} /> : words.hoursOnPage}
    </p>
  );
}

function CheckNote({ line: { checkedOn, checkedBy, isOverdue }, language }: NoteProps) {
  const { words } = language;
  if (!checkedOn || !checkedBy) return <p>{words.unchecked}</p>;
  return (
    <p>
      {words.checked}{' '}
      <time dateTime={checkedOn}>{isSwedish(language) ? dayInWords(checkedOn) : <bdi>{checkedOn}</bdi>}</time>{' '}
      {words.checkedBy} <bdi>{checkedBy}</bdi>
      {isOverdue ? <>. {words.overdue}</> : null}
    </p>
  );
}
