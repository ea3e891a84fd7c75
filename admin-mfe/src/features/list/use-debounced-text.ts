import { useEffect, useEffectEvent, useState } from 'react';

export const DEBOUNCE_MS = 300;

interface DebouncedText {
  text: string;
  change: (text: string) => void;
  /** Passes on what is typed without waiting for the pause. */
  flush: () => void;
}

/**
 * The text of a field, passed on trimmed when the typing pauses. A change of `value` shows in the field but never
 * replaces what is being typed.
 *
 * The owner flushes it when the field loses the focus: a late `onPause` would otherwise undo the navigation of a
 * link that is clicked within the pause.
 *
 * @param value the text that was passed on last, or that a navigation brought.
 */
export function useDebouncedText(value: string, onPause: (text: string) => void): DebouncedText {
  const [text, setText] = useState(value);
  const [isTyping, setIsTyping] = useState(false);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (!isTyping && text.trim() !== value) setText(value);
  }
  const flush = () => {
    if (!isTyping) return;
    setIsTyping(false);
    if (text.trim() !== value) onPause(text.trim());
  };
  const flushAfterPause = useEffectEvent(flush);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => flushAfterPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  const change = (next: string) => {
    setText(next);
    setIsTyping(true);
  };
  return { text, change, flush };
}
