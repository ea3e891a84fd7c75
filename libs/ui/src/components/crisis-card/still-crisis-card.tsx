import { PATHS } from '@stillsam/paths';
import { still } from '../../hydration';
import '../../styles/fold.module.css';
import './crisis-card.module.css';

/** The crisis card where it does not change. */
export const StillCrisisCard = still(
  'section',
  async () => {
    const { CrisisCard } = await import(/* webpackChunkName: "crisis-card" */ './crisis-card');
    return CrisisCard;
  },
  <p>
    Numren gick inte att hämta. Ring <a href="tel:112">112</a> vid fara för liv.{' '}
    <a href={PATHS.crisisHelp}>Alla nummer på en sida</a>
  </p>,
);
