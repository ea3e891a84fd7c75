import { TextArea } from '@stillsam/ui';

interface PrivateTextProps {
  label: string;
  hint: string;
  value: string;
  onWrite: (text: string) => void;
}

const LONGEST_TEXT = 4000;

/**
 * A text that stays in the browser. It has no name, so that no form can send it, and no spelling check: some browsers
 * let a service on the net check what is written.
 */
export function PrivateText({ label, hint, value, onWrite }: PrivateTextProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={5}
      value={value}
      maxLength={LONGEST_TEXT}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
