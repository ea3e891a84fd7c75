import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** A `<details>` that floats above the screen: Escape and what is pressed elsewhere close it. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const fold = () => {
    if (details.current) details.current.open = false;
  };
  /** Closes it, with the focus back on its summary. */
  const close = () => {
    summary.current?.focus();
    fold();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) fold();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return { details, summary, onBlur, onKeyDown, close };
}
