import type { MouseEvent } from 'react';
import { FLOW_COPY } from './flow.copy';
import styles from './quick-exit.module.css';

/** An everyday page that reveals nothing of the exercise. */
const NEUTRAL_PAGE = 'https://www.smhi.se/';
const HINT_ID = 'lamna-snabbt-om';

interface QuickExitProps {
  /** Erases the answers before the navigation; left out where none are stored. */
  onLeave?: () => void;
  /** Puts another page in this one's place; the browser's own, unless a test watches. */
  replacePage?: (address: string) => void;
}

/** Leaves at once, erases the answers, and keeps the step out of the browser's history. A link without JavaScript. */
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

/** What leaving erases: answers, unsaved text, or nothing. */
export type QuickExitErases = keyof typeof FLOW_COPY.exit.hints;

/** Describes the link: what leaving erases. */
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
