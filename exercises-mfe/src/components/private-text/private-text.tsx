import type { Ref } from 'react';
import { TextArea, CrisisCard } from '@stillsam/ui';
import { Outcome } from '../step-parts/step-parts';
import styles from '../step-parts/step-parts.module.css';

interface PrivateTextProps {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  hint: string;
  /** Id of an element with a further description. */
  describedBy?: string;
  rows?: number;
  value: string;
  onWrite: (text: string) => void;
}

const MAX_TEXT_LENGTH = 4000;
/** Characters on a line of a narrow field. */
const LINE_LENGTH = 40;

/**
 * A text field whose content stays in the browser. It has no name, so that no form sends it, and no spell check, because
 * some browsers send the text to a service. It grows with the text: by its rows where the browser cannot fit it itself.
 */
export function PrivateText({ onWrite, describedBy, rows = 5, ...props }: PrivateTextProps) {
  const lines = props.value
    .split('\n')
    .reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_LENGTH), 0);
  return (
    <TextArea
      {...props}
      className={styles.writing}
      aria-describedby={describedBy}
      rows={Math.max(rows, lines)}
      maxLength={MAX_TEXT_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}

/** Ids of the helplines that are shown first. */
const FIRST = ['fara-for-liv', 'sjalvmordslinjen', 'hjalplinjen'];

interface UrgentHelpProps {
  /** What the visitor has written in the field above. */
  written: string;
  /** Said above the numbers. */
  text?: string;
}

/** Below a private field: where help is, if its text has words of suicide or self-harm. Nothing is sent or stored. */
export function UrgentHelp({
  written,
  text = 'Är det så det känns? Då räcker inte en övning. Ring hellre någon.',
}: UrgentHelpProps) {
  const isShown = isUrgent(written);
  return (
    <>
      <Outcome>
        {isShown ? (
          <p>
            <strong>{text}</strong>
          </p>
        ) : null}
      </Outcome>
      {isShown ? <CrisisCard headingLevel={3} isLandmark={false} first={FIRST} /> : null}
    </>
  );
}

/**
 * Beginnings of phrases that somebody writes who does not want to live or may hurt themselves. A hit that is none costs
 * a card that can be passed by; a miss may cost more.
 */
const PHRASES = [
  'inte leva',
  'inte vill leva',
  'inte orkar leva',
  'slippa leva',
  'vill inte finnas',
  'inte vill finnas',
  'slippa finnas',
  'bättre utan mig',
  'vill dö ',
  'vill bara dö ',
  'vill helst dö ',
  'önskar att jag var död',
  'ta mitt liv ',
  'tar mitt liv ',
  'ta livet av ',
  'tar livet av ',
  'döda mig ',
  'skada mig själv',
  'skadar mig själv',
  'skära mig ',
  'skär mig ',
  'självmord',
  'självskad',
];

/** Everyday sentences that begin like one of the phrases. */
const HARMLESS = /inte leva upp |ta mitt liv (tillbaka|på allvar|i egna händer) /g;

/** True for a text with words of suicide or self-harm. The text stays in the browser. */
export function isUrgent(text: string): boolean {
  const words = ` ${text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `.replace(HARMLESS, '');
  return PHRASES.some((phrase) => words.includes(` ${phrase}`));
}
