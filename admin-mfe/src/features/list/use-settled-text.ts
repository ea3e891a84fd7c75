import { useEffect, useRef, useState } from 'react';

export const SETTLED_AFTER_MS = 300;

/**
 * A text that is told on when the typing pauses. What was told on comes back as `current`, perhaps while more is
 * being typed: the typing stands. Any other change outside (the browser's back) shows in the field.
 *
 * @param current the text as it stands outside.
 * @param onSettled told the trimmed text.
 */
export function useSettledText(
  current: string,
  onSettled: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(current);
  const [known, setKnown] = useState(current);
  const [onItsWay, setOnItsWay] = useState<readonly string[]>([]);
  const report = useRef(onSettled);
  useEffect(() => {
    report.current = onSettled;
  });
  if (known !== current) {
    setKnown(current);
    if (onItsWay.at(-1) === current) setOnItsWay([]);
    else if (!onItsWay.includes(current)) {
      setOnItsWay([]);
      setText(current);
    }
  }
  useEffect(() => {
    const settled = text.trim();
    if (settled === current) return;
    const timer = setTimeout(() => {
      setOnItsWay((earlier) => [...earlier, settled]);
      report.current(settled);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, current]);
  return [text, setText];
}
