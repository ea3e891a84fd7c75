import type { Ref } from 'react';
import { TextArea } from '@stillsam/ui';
import styles from './private-text.module.css';

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
      className={styles.field}
      aria-describedby={describedBy}
      rows={Math.max(rows, lines)}
      maxLength={MAX_TEXT_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
