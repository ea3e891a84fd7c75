import { Notice } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { formatDateTime } from '../../format-date';
import { RETENTION_COPY as COPY } from './dashboard.copy';

const FRESH_MS = 10 * 60_000;

/** Warns that the purge is overdue; renders nothing when it is not, or when its status is unknown. */
export function RetentionAlarm() {
  const { data } = useApi().useQuery('get', '/api/health/retention', {}, { staleTime: FRESH_MS });
  if (!data?.is_overdue) return null;
  return (
    <Notice tone="error" title={COPY.overdueTitle}>
      {data.last_run_at ? COPY.overdue(formatDateTime(data.last_run_at)) : COPY.neverRun}
    </Notice>
  );
}
