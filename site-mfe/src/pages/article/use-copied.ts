import { useEffect, useState } from 'react';

/** Milliseconds that the tooltip 'Kopierad!' shows (specification, section 9). */
export const COPIED_SHOWN_MS = 2000;

/** Copies a text and tells for two seconds that it was copied; `hasFailed` until the next try. */
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
      // No permission, or no secure page: there is nothing to copy with.
      setHasFailed(true);
    }
  }
  return { isCopied, hasFailed, copy };
}
