import { ADMIN_PATHS } from '@stillsam/paths';
import { Notice, TextLink } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { formatDate } from '../../format-date';
import { SESSION_COPY } from './session.copy';

const { due: copy } = SESSION_COPY;

/** By when the user has to have a second factor; null where they have one, or need none, and until it is known. */
export function useSecondFactorDue(): { dueAt: string; isOver: boolean } | null {
  const { data, dataUpdatedAt } = useApi().useQuery('get', '/api/auth/factors');
  if (!data?.due_at) return null;
  return { dueAt: data.due_at, isOver: new Date(data.due_at).getTime() <= dataUpdatedAt };
}

/** Says by when the user has to have a second factor, with the way to it. */
export function SecondFactorDue() {
  const due = useSecondFactorDue();
  if (!due) return null;
  return (
    <Notice tone={due.isOver ? 'error' : 'info'}>
      {due.isOver ? copy.over : copy.by(formatDate(due.dueAt))}{' '}
      <TextLink to={`${ADMIN_PATHS.account}#factors`}>{copy.action}</TextLink>
    </Notice>
  );
}
