import { useEffect, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 300;

/**
 * A text that is told on when the typing pauses.
 *
 * @param current the text as it stands outside; a change there (the browser's back) shows in the field.
 * @param onSettled told the trimmed text.
 */
export function useSettledText(
  current: string,
  onSettled: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(current);
  const [known, setKnown] = useState(current);
  const report = useRef(onSettled);
  useEffect(() => {
    report.current = onSettled;
  });
  if (known !== current) {
    setKnown(current);
    if (text.trim() !== current) setText(current);
  }
  useEffect(() => {
    const settled = text.trim();
    if (settled === current) return;
    const timer = setTimeout(() => report.current(settled), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, current]);
  return [text, setText];
}
