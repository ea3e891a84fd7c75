import type { MouseEvent } from 'react';
import { FLOW_COPY } from './flow.copy';
import styles from './quick-exit.module.css';

/** An everyday page that tells nothing of where one was. */
const NEUTRAL_PAGE = 'https://www.smhi.se/';
const HINT_ID = 'lamna-snabbt-om';

interface QuickExitProps {
  /** Erases what was answered, before anything else happens; left out where nothing is kept. */
  onLeave?: () => void;
  /** Puts another page in this one's place; the browser's own, unless a test watches. */
  replacePage?: (address: string) => void;
}

/** Away at once: the answers are erased, and the browser's back button does not lead to this step. A link without JavaScript. */
export function QuickExit({ onLeave, replacePage = replaceLocation }: QuickExitProps) {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    onLeave?.();
    replacePage(NEUTRAL_PAGE);
  };
  return (
    <a
      href={NEUTRAL_PAGE}
      rel="noreferrer"
      className={styles.link}
      aria-describedby={HINT_ID}
      onClick={leave}
    >
      {FLOW_COPY.exit.label}
    </a>
  );
}

/** What leaving erases: answers, what was written but not saved, or nothing, for there is nothing. */
export type QuickExitErases = keyof typeof FLOW_COPY.exit.hints;

/** What leaving does; it describes the link, and stands where it is in nobody's way. */
export function QuickExitHint({ erases }: { erases: QuickExitErases }) {
  return (
    <p id={HINT_ID} className={styles.hint}>
      {FLOW_COPY.exit.hints[erases]}
    </p>
  );
}

function replaceLocation(address: string): void {
  window.location.replace(address);
}
