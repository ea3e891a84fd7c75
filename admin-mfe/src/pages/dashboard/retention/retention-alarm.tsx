import { Notice } from '@stillsam/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../features/dates/format-date';
import { useSession } from '../../../features/session/session-provider';
import { RETENTION_COPY as COPY } from './retention.copy';

const FRESH_MS = 10 * 60_000;

/** Warns that the purge is overdue; renders nothing when it is not, or when its status is unknown. */
export function RetentionAlarm() {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['retention'],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      session.call(async (client) => {
        const answer = await client.GET('/api/health/retention', { signal });
        if (!answer.data) throw new Error('The retention was answered without a body');
        return answer.data;
      }),
  });
  if (!data?.is_overdue) return null;
  return (
    <Notice tone="error" title={COPY.overdueTitle}>
      {data.last_run_at ? COPY.overdue(formatDateTime(data.last_run_at)) : COPY.neverRun}
    </Notice>
  );
}
