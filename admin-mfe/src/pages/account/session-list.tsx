import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Badge, Button, Skeleton } from '@stillsam/ui';
import { useSession } from '../../features/session/session-provider';
import { formatDateTime } from '../../format-date';
import { ACCOUNT_COPY } from './account.copy';
import styles from './account-page.module.css';
import type { components } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { useApi, useRefetch } from '../../api/use-api';
import { OutcomeNotice, type ListOutcome, LoadFailed } from '../../features/list/list-tab';
import { FoldedPart } from '../../detail/part';
import { RecentTime } from '../../features/list/cells';
import look from '../../look.module.css';

const { sessions: copy } = ACCOUNT_COPY;

/** A place where the user is signed in. */
type OwnSession = components['schemas']['OwnSessionDto'];

/** The others are folded. */
const MAX_UNFOLDED = 3;

/** Used no longer after the log-in than this, it goes without the time of the log-in. */
const MAX_SAME_MS = 5 * 60_000;

const notEnded = { tone: 'error', text: copy.endFailed } as const;

/** Ends a session. One that has ended already counts as ended. */
function useEndSession() {
  const { client } = useApi();
  return useMutation({
    mutationFn: async (id: OwnSession['id']) => {
      try {
        await client.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: useRefetch('/api/auth/sessions'),
  });
}

/** The user's sessions, each but the present one with a button to end it. */
export function SessionList() {
  const sessions = useApi().useQuery('get', '/api/auth/sessions');
  const end = useEndSession();
  const session = useSession();
  const leave = useMutation({ mutationFn: () => session.signOutEverywhere() });
  const part = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);

  const endOne = async ({ id, device }: OwnSession) => {
    if (end.isPending) return;
    try {
      await end.mutateAsync(id);
      setOutcome({ tone: 'success', text: copy.ended(device) });
      // The row that had the focus is removed.
      part.current?.focus();
    } catch {
      setOutcome(notEnded);
    }
  };

  const found = [...(sessions.data?.sessions ?? [])].sort(
    (a, b) => Number(b.is_current) - Number(a.is_current),
  );
  const rows = (some: readonly OwnSession[]) => (
    <ul role="list">
      {some.map((own) => (
        <SessionRow
          key={own.id}
          own={own}
          isEnding={end.isPending && end.variables === own.id}
          onEnd={() => void endOne(own)}
        />
      ))}
    </ul>
  );

  return (
    <FoldedPart
      id="sessions"
      title={copy.title}
      note={found.length > 0 ? copy.count(found.length) : null}
      lead={copy.lead}
      ref={part}
    >
      <OutcomeNotice outcome={outcome} />
      {sessions.isPending ? <Skeleton lines={3} label={copy.loading} /> : null}
      {sessions.isError && !sessions.data ? (
        <LoadFailed title={copy.failed} refetch={sessions.refetch} />
      ) : null}
      {rows(found.slice(0, MAX_UNFOLDED))}
      {found.length > MAX_UNFOLDED ? (
        <details className={`${look.more} ${styles.older}`}>
          <summary>{copy.older(found.length - MAX_UNFOLDED)}</summary>
          {rows(found.slice(MAX_UNFOLDED))}
        </details>
      ) : null}
      <div>
        <Button
          variant="secondary"
          isLoading={leave.isPending}
          loadingText={copy.leaving}
          onClick={() => leave.mutate(undefined, { onError: () => setOutcome(notEnded) })}
        >
          {copy.everywhere}
        </Button>
      </div>
    </FoldedPart>
  );
}

interface SessionRowProps {
  own: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ own, isEnding, onEnd }: SessionRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.device}>
          {own.device} {own.is_current ? <Badge tone="calm">{copy.current}</Badge> : null}
        </span>
        <span>
          {copy.lastSeen} <RecentTime iso={own.last_seen_at} isWithin />
        </span>
        {Date.parse(own.last_seen_at) - Date.parse(own.created_at) < MAX_SAME_MS ? null : (
          <span>
            {copy.since} <RecentTime iso={own.created_at} isWithin />
          </span>
        )}
      </div>
      {own.is_current ? null : (
        <Button
          variant="secondary"
          aria-label={copy.endNamed(own.device, formatDateTime(own.created_at))}
          isLoading={isEnding}
          loadingText={copy.ending}
          onClick={onEnd}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
