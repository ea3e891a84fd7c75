import type { MouseEvent } from 'react';
import { FLOW_COPY } from './flow.copy';
import styles from './quick-exit.module.css';

/** An everyday page that does not reveal the exercise. */
const NEUTRAL_PAGE = 'https://www.smhi.se/';
const HINT_ID = 'lamna-snabbt-om';

interface QuickExitProps {
  /** Erases the answers before the navigation. */
  onLeave?: () => void;
  /** Replaces `location.replace` in tests. */
  replacePage?: (address: string) => void;
}

/** Erases the answers and replaces the page in the browser's history. Without JavaScript it is a plain link. */
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

/** The data that leaving erases: answers, unsaved text, or nothing. */
export type QuickExitErases = keyof typeof FLOW_COPY.exit.hints;

/** Describes the data that leaving erases. */
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
