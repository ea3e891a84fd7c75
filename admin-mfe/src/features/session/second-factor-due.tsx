import { ADMIN_PATHS } from '@stillsam/paths';
import { Notice, TextLink } from '@stillsam/ui';
import { formatDate } from '../../format-date';
import { SESSION_COPY } from './session.copy';
import { useApi } from '../../api/use-api';
import { useSessionState } from './session-provider';

/** The second factors of the signed-in user; nothing is asked for before. */
export function useFactors() {
  const isSignedIn = useSessionState().status === 'signed-in';
  return useApi().useQuery('get', '/api/auth/factors', {}, { enabled: isSignedIn });
}

const { due: copy } = SESSION_COPY;

const DAY_MS = 86_400_000;

/**
 * By when the user has to have a second factor, and in how many days; null where they have one, or need none, and until
 * it is known.
 */
export function useSecondFactorDue(): { dueAt: string; days: number; isOver: boolean } | null {
  const { data, dataUpdatedAt } = useFactors();
  if (!data?.due_at) return null;
  const left = new Date(data.due_at).getTime() - dataUpdatedAt;
  return { dueAt: data.due_at, days: Math.ceil(left / DAY_MS), isOver: left <= 0 };
}

/** Says by when the user has to have a second factor, with the way to it. */
export function SecondFactorDue() {
  const due = useSecondFactorDue();
  if (!due) return null;
  return (
    <Notice tone={due.isOver ? 'error' : 'info'}>
      {due.isOver ? copy.over : copy.by(formatDate(due.dueAt), due.days)}{' '}
      <TextLink to={`${ADMIN_PATHS.account}#factors`}>{copy.action}</TextLink>
    </Notice>
  );
}
