/** The footer's `<details>` with the crisis card. */
export const CRISIS_ID = 'akut-hjalp';
/** Its content: a browser that is sent here opens the details by itself, without a script. */
export const CRISIS_CARD_ID = 'akut-hjalp-nummer';

/** Opens the card, brings it into sight and moves the focus there. */
export function showCrisisCard(): void {
  const details = document.getElementById(CRISIS_ID);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({ block: 'start' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
