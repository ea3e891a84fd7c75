import type { MouseEvent } from 'react';
import { QUICK_EXIT_COPY as COPY } from './quick-exit.copy';
import styles from './quick-exit.module.css';

/** An everyday page that reveals nothing of the one before. */
const NEUTRAL_PAGE = 'https://www.smhi.se/';
const HINT_ID = 'lamna-snabbt-om';

export interface QuickExitProps {
  /** Erases what the page holds before the navigation. */
  onLeave?: () => void;
  /** Replaces `location.replace` in tests. */
  replacePage?: (address: string) => void;
}

/** Erases what the page holds and replaces the page in the browser's history. Without JavaScript it is a plain link. */
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
      {COPY.label}
    </a>
  );
}

/** The data that leaving erases: answers, unsaved text, or nothing. */
export type QuickExitErases = keyof typeof COPY.hints;

/** Describes the data that leaving erases. */
export function QuickExitHint({ erases }: { erases: QuickExitErases }) {
  return (
    <p id={HINT_ID} className={styles.hint}>
      {COPY.hints[erases]}
    </p>
  );
}

function replaceLocation(address: string): void {
  window.location.replace(address);
}
