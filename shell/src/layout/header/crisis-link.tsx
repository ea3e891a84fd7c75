import type { MouseEvent } from 'react';
import { CRISIS_ID, showCrisisCard } from '../footer/crisis-anchor';
import { LAYOUT_COPY } from '../layout.copy';
import styles from './header.module.css';

/** Link to the footer's crisis card, which it opens. Without JavaScript the card opens by one more click. */
export function CrisisLink() {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    // After the menu around the link, if any, has closed.
    setTimeout(showCrisisCard);
  };
  return (
    <a href={`#${CRISIS_ID}`} className={`${styles.link} ${styles.crisis}`} onClick={show}>
      {LAYOUT_COPY.crisis}
    </a>
  );
}
