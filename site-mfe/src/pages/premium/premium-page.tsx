import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { LaunchPage } from '../../features/launch/launch-page';
import { PREMIUM_COPY, PREMIUM_META } from './premium.copy';

export function PremiumPage() {
  return (
    <>
      <PageMeta {...PREMIUM_META} path={PATHS.premium} />
      <LaunchPage copy={PREMIUM_COPY} purpose="premium" />
    </>
  );
}
