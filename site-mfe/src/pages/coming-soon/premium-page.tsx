import { PATHS } from '@stillsam/paths';
import { ComingSoonPage } from './coming-soon-page';
import { PREMIUM_COPY } from './coming-soon.copy';

export function PremiumPage() {
  return <ComingSoonPage copy={PREMIUM_COPY} path={PATHS.premium} purpose="premium" line="long" />;
}

export { PremiumPage as Component };
