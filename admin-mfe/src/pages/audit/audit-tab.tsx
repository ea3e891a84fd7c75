import { useMemo, type ReactNode } from 'react';
import {
  adminCampaignPath,
  adminEditPostPath,
  adminMessagePath,
  adminOrderPath,
  adminTabPath,
} from '@stillsam/paths';
import { Link } from 'react-router-dom';
import type { components } from '@stillsam/contracts';
import { useApi } from '../../api/use-api';
import { defineList, useList } from '../../features/list/define-list';
import { dayFilter } from '../../features/list/list-query';
import { ListView } from '../../features/list/list-view';
import { TwoLines } from '../../features/list/cells';
import { auditAction } from '../../features/labels/audit-actions.copy';
import { formatClock, formatDayHeading, isSameDay } from '../../format-date';
import { AUDIT_COPY as COPY } from './audit.copy';
import look from '../../look.module.css';

const { columns } = COPY;
const ACTOR = { label: COPY.actorFilter, options: { '': COPY.everybody }, others: /^[1-9]\d{0,17}$/ };

export const ENTRIES = defineList({
  filters: {
    subject: { label: COPY.subjectFilter, options: COPY.subjects },
    // A call without a Swedish name can be filtered by its id.
    action: {
      label: COPY.actionFilter,
      options: COPY.actions,
      groupOf: COPY.subjectOf,
      others: /^\w{1,100}$/,
    },
    actor_id: ACTOR,
    from: { ...dayFilter(COPY.from), isFurther: true },
    to: { ...dayFilter(COPY.to), isFurther: true },
  },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/audit', { params: { query } }, options),
  rows: ({ entries }) => foldSignIns(entries),
  groupOf: ({ at }) => formatDayHeading(at, Date.now()),
  columns: () => [
    {
      header: columns.at,
      kind: 'corner',
      cell: ({ at }) => (
        <time className={look.small} dateTime={at}>
          {formatClock(at)}
        </time>
      ),
    },
    {
      header: columns.actor,
      isPlain: true,
      cell: ({ actor_name, device }) => (
        <span className={look.wholeInTable}>
          <span>{actor_name ?? COPY.someoneGone}</span>
          {device ? (
            <>
              {' · '}
              <span className={`${look.soft} ${look.whole}`}>{device}</span>
            </>
          ) : null}
        </span>
      ),
    },
    {
      header: columns.action,
      kind: 'title',
      cell: (entry) => <span className={look.wholeInTable}>{whatOf(entry)}</span>,
    },
    { header: columns.target, kind: 'rest', isPlain: true, cell: subjectOf },
  ],
  copy: COPY,
});

/** What was done, how often, or why it was refused. */
function whatOf({ action, outcome, code, signIns, since, at }: AuditRow): ReactNode {
  if (signIns && since) return COPY.signIns(signIns, `${formatClock(since)}–${formatClock(at)}`);
  if (outcome === 'done') return auditAction(action);
  return (
    <TwoLines
      first={auditAction(action)}
      second={<span className={look.attention}>{COPY.refusal(code)}</span>}
    />
  );
}

const PATH_OF: Record<NonNullable<AuditRow['subject']>['kind'], (id: string) => string> = {
  post: adminEditPostPath,
  letter: adminCampaignPath,
  order: adminOrderPath,
  account: () => adminTabPath('konton'),
};

/** What was changed, which leads to it where it is still there; nothing where it has no name. */
function subjectOf({ action, subject, target }: AuditRow): ReactNode {
  if (subject)
    return (
      <Link className={look.breaks} to={PATH_OF[subject.kind](subject.id)}>
        {subject.title || COPY.untitled}
      </Link>
    );
  if (action === 'Messages_reply' || action === 'Messages_change')
    return <Link to={adminMessagePath(target)}>{COPY.message}</Link>;
  const words = action.startsWith('Ledger_') ? target : COPY.target(target);
  return words ? <span className={look.breaks}>{words}</span> : null;
}

/** The list with the accounts among its filters. */
function useEntries() {
  const { data } = useApi().useQuery('get', '/api/admin/users');
  return useMemo(() => {
    const names = (data?.accounts ?? []).map(({ id, name }) => [id, name]);
    const actor = { ...ACTOR, options: { ...ACTOR.options, ...Object.fromEntries(names) } };
    return { ...ENTRIES, filters: { ...ENTRIES.filters, actor_id: actor } };
  }, [data]);
}

/** Who changed what, and when. Nothing here can be changed. */
export function AuditTab() {
  return <ListView list={useList(useEntries())} actions={null} />;
}

/** An entry; of several sign-ins the latest, their number and when the first one was. */
type AuditRow = components['schemas']['AuditEntryDto'] & { signIns?: number; since?: string };

/** Sign-ins of one person in one browser that follow one another within a day are one row. */
function foldSignIns(entries: readonly AuditRow[]): AuditRow[] {
  const rows: AuditRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSameSignIn(last, entry))
      rows.splice(-1, 1, { ...last, signIns: (last.signIns ?? 1) + 1, since: entry.at });
    else rows.push(entry);
  }
  return rows;
}

function isSameSignIn(one: AuditRow, other: AuditRow): boolean {
  const isSignIn = ({ action, outcome }: AuditRow) => action === 'Auth_login' && outcome === 'done';
  return (
    [one, other].every(isSignIn) &&
    one.actor_id === other.actor_id &&
    one.device === other.device &&
    isSameDay(one.at, Date.parse(other.at))
  );
}
