import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ComingSoonPage } from '../../features/coming-soon/coming-soon-page';
import { PREMIUM_COPY, PREMIUM_META } from './premium.copy';

export function PremiumPage() {
  return (
    <>
      <PageMeta {...PREMIUM_META} path={PATHS.premium} />
      <ComingSoonPage copy={PREMIUM_COPY} purpose="premium" line="long" />
    </>
  );
}

export { PremiumPage as Component };
