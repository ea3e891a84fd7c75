import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What the printer gets: the exercise, unless the journal's own button asks. */
export type PrintedPart = 'exercise' | 'journal';

/** Prints one part of the page; the browser's own print command prints the exercise. */
export function usePrintedPart(): { part: PrintedPart; print: (part: PrintedPart) => void } {
  const [part, setPart] = useState<PrintedPart>('exercise');
  const print = (wanted: PrintedPart) => {
    // The browser prints what the document holds at this moment.
    flushSync(() => setPart(wanted));
    window.addEventListener('afterprint', () => setPart('exercise'), { once: true });
    window.print();
  };
  return { part, print };
}
