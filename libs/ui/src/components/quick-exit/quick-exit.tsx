import type { MouseEvent } from 'react';
import styles from './quick-exit.module.css';

export const QUICK_EXIT_COPY = {
  label: 'Lämna sidan snabbt',
  hints: {
    answers: 'Öppnar vädret, raderar svaren, inte historiken.',
    writing: 'Raderar texten. Sparat och historik finns kvar.',
    guides:
      '”Lämna sidan snabbt” öppnar vädret hos SMHI och raderar de delar av vägledningar som finns sparade här. Webbläsarens historik finns kvar.',
    nothing: '”Lämna sidan snabbt” öppnar vädret hos SMHI. Webbläsarens historik finns kvar.',
  },
};

/** An everyday page that reveals nothing of the one before. */
const NEUTRAL_PAGE = 'https://www.smhi.se/';
const HINT_ID = 'lamna-snabbt-om';

interface QuickExitProps {
  /** Erases what the page holds before the navigation. */
  onLeave?: () => void;
  /** The label in another language. */
  label?: string;
  /** Replaces `location.replace` in tests. */
  replacePage?: (address: string) => void;
}

/** Erases what the page holds and replaces the page in the browser's history. Without JavaScript it is a plain link. */
export function QuickExit({
  onLeave,
  label = QUICK_EXIT_COPY.label,
  replacePage = replaceLocation,
}: QuickExitProps) {
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
      data-quick-exit=""
      onClick={leave}
    >
      {label}
    </a>
  );
}

/** The data that leaving erases: answers, unsaved text, or nothing. */
export type QuickExitErases = keyof typeof QUICK_EXIT_COPY.hints;

/** Describes the data that leaving erases. @param text the same in another language. */
export function QuickExitHint({
  erases,
  text = QUICK_EXIT_COPY.hints[erases],
}: {
  erases: QuickExitErases;
  text?: string;
}) {
  return (
    <p id={HINT_ID} className={styles.hint}>
      {text}
    </p>
  );
}

function replaceLocation(address: string): void {
  window.location.replace(address);
}
