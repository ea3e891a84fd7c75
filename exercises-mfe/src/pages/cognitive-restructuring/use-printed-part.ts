import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The part that is printed. */
type PrintedPart = 'exercise' | 'journal';

/** Prints one part of the page. The browser's print command prints the exercise. */
export function usePrintedPart(): { part: PrintedPart; print: (part: PrintedPart) => void } {
  const [part, setPart] = useState<PrintedPart>('exercise');
  const print = (wanted: PrintedPart) => {
    // The browser prints the document as it is now, so the update is synchronous.
    flushSync(() => setPart(wanted));
    window.addEventListener('afterprint', () => setPart('exercise'), { once: true });
    window.print();
  };
  return { part, print };
}
