import { Button, EmptyState } from '@stillsam/ui';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';

/** A token is stored but could not be verified: it is kept, and the user can try again. */
export function SessionUnreachable() {
  const session = useSession();
  return (
    <EmptyState
      title={SESSION_COPY.unreachableTitle}
      action={<Button onClick={() => void session.verify()}>{SESSION_COPY.retry}</Button>}
    >
      <p>{SESSION_COPY.unreachableText}</p>
    </EmptyState>
  );
}
