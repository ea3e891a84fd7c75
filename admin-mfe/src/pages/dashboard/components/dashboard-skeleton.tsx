import { Skeleton } from '@stillsam/ui';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { POSTS_COPY } from '../posts.copy';

/** The dashboard before anybody is known to be an admin. */
export function DashboardSkeleton() {
  return <Skeleton label={DASHBOARD_COPY.loading} lines={8} />;
}

/** Rows on their way. */
export function PostsSkeleton() {
  return <Skeleton label={POSTS_COPY.loading} lines={6} />;
}
