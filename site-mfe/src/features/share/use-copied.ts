import { useEffect, useState } from 'react';

/** Milliseconds that the tooltip 'Kopierad!' shows (specification, section 9). */
export const COPIED_SHOWN_MS = 2000;

/** Copies a text. `isCopied` is true for two seconds after a copy, `hasFailed` from a failure until the next copy. */
export function useCopied(text: string) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setHasFailed(false);
      setIsCopied(true);
      setCopies((count) => count + 1);
    } catch {
      // The clipboard needs a permission and a secure context.
      setHasFailed(true);
    }
  }
  return { isCopied, hasFailed, copy };
}
