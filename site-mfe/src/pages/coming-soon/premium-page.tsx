import { PATHS } from '@stillsam/paths';
import { ComingSoonPage } from '../../features/coming-soon/coming-soon-page';
import { PREMIUM_COPY } from './premium.copy';

export function PremiumPage() {
  return <ComingSoonPage copy={PREMIUM_COPY} path={PATHS.premium} purpose="premium" line="long" />;
}

export { PremiumPage as Component };
