import { FOOTER_COPY } from './footer.copy';

/** Stands where the newsletter's form does not come. */
export function MissingNewsletter() {
  return <p>{FOOTER_COPY.newsletterMissing}</p>;
}

/** Stands where the card does not come: the numbers that matter most are in the layout's own script. */
export function MissingCrisisCard() {
  return <p>{FOOTER_COPY.crisis}</p>;
}
