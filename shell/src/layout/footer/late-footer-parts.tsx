import { CrisisCard } from '@stillsam/ui';

export { FooterNewsletter } from './footer-newsletter';

/** The card as the footer shows it. */
export function FooterCrisisCard() {
  return <CrisisCard />;
}
