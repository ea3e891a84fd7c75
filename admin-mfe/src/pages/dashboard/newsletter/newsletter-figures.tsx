import { Figures } from '../../../features/list/figures';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { Statistics } from './newsletter.queries';

/** Numbers of subscribers by status. */
export function NewsletterFigures({ statistics }: { statistics: Statistics | undefined }) {
  const { active, pending, unsubscribed, total } = NEWSLETTER_COPY;
  return (
    <Figures
      label={NEWSLETTER_COPY.statistics}
      figures={[
        { id: 'active', label: active, value: statistics?.active_count },
        { id: 'pending', label: pending, value: statistics?.pending_count },
        { id: 'unsubscribed', label: unsubscribed, value: statistics?.unsubscribed_count },
        { id: 'total', label: total, value: statistics?.total_count },
      ]}
    />
  );
}
