import { CrisisCard } from '@stillsam/ui';

/** The card as the footer shows it. */
export function FooterCrisisCard() {
  return <CrisisCard />;
}
