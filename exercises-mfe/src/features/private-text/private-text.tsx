import type { Ref } from 'react';
import { TextArea } from '@stillsam/ui';

interface PrivateTextProps {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  hint: string;
  /** Id of what else is said of it. */
  describedBy?: string;
  value: string;
  onWrite: (text: string) => void;
}

const LONGEST_TEXT = 4000;

/**
 * A text that stays in the browser. It has no name, so that no form can send it, and no spelling check: some browsers
 * let a service on the net check what is written.
 */
export function PrivateText({ onWrite, describedBy, ...props }: PrivateTextProps) {
  return (
    <TextArea
      {...props}
      aria-describedby={describedBy}
      rows={5}
      maxLength={LONGEST_TEXT}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
