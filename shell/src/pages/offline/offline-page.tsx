import { latePart, pageAtRest } from '@stillsam/platform';
import { RegionNotice } from '../../remotes/region-notice';

/** Stands in for a page that cannot be fetched. Its script comes late; what it says is in the document. */
export const OfflinePage = latePart(
  async () => (await import(/* webpackChunkName: "late-offline-page" */ './offline-list')).OfflineListPage,
  () => <RegionNotice variant="page" />,
  pageAtRest,
);
