import type { Ref } from 'react';
import { TextArea } from '@stillsam/ui';

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

/**
 * A text field whose content stays in the browser. It has no name, so that no form sends it, and no spell check, because
 * some browsers send the text to a service.
 */
export function PrivateText({ onWrite, describedBy, rows = 5, ...props }: PrivateTextProps) {
  return (
    <TextArea
      {...props}
      aria-describedby={describedBy}
      rows={rows}
      maxLength={MAX_TEXT_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
