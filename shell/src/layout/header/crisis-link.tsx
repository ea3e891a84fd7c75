import type { MouseEvent } from 'react';
import { CRISIS_ID, showCrisisCard } from '../footer/crisis-anchor';
import { LAYOUT_COPY } from '../layout.copy';
import styles from './header.module.css';

/** To the footer's crisis card. Without JavaScript it leads to the card, which opens with one more press. */
export function CrisisLink() {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    // After the menu that the link may stand in has closed.
    setTimeout(showCrisisCard);
  };
  return (
    <a href={`#${CRISIS_ID}`} className={`${styles.link} ${styles.crisis}`} onClick={show}>
      {LAYOUT_COPY.crisis}
    </a>
  );
}
