import { useMemo, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { adminCampaignPath, adminEditPostPath, adminOrderPath, adminTabPath } from '@stillsam/paths';
import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { defineList } from '../../features/list/define-list';
import { dayFilter } from '../../features/list/list-query';
import { ListView } from '../../features/list/list-view';
import { Time, TwoLines } from '../../features/list/cells';
import { useList } from '../../features/list/use-list';
import { auditAction } from '../../features/labels/audit-actions.copy';
import { AUDIT_COPY as COPY } from './audit.copy';
import look from '../../look.module.css';

type Entry = components['schemas']['AuditEntryDto'];

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
    from: dayFilter(COPY.from),
    to: dayFilter(COPY.to),
  },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/audit', { params: { query } }, options),
  rows: ({ entries }) => entries,
  columns: () => [
    {
      header: columns.action,
      kind: 'title',
      cell: ({ action, outcome, code, request_id }) =>
        outcome === 'done' ? (
          auditAction(action)
        ) : (
          <TwoLines first={auditAction(action)} second={COPY.refusal(code, request_id)} />
        ),
    },
    { header: columns.target, isPlain: true, cell: subjectOf },
    {
      header: columns.actor,
      isPlain: true,
      cell: ({ actor_name, device }) => (
        <span className={look.wholeInTable}>
          <span>{actor_name ?? COPY.someoneGone}</span>
          {device ? (
            <>
              {' · '}
              <span className={look.whole}>{device}</span>
            </>
          ) : null}
        </span>
      ),
    },
    {
      header: columns.outcome,
      kind: 'corner',
      cell: ({ outcome }) =>
        outcome === 'done' ? (
          <span className={look.small}>{COPY.done}</span>
        ) : (
          <Badge tone="danger">{COPY.refused}</Badge>
        ),
    },
    { header: columns.at, isPlain: true, kind: 'date', cell: ({ at }) => <Time iso={at} /> },
  ],
  copy: COPY,
});

const PATH_OF: Record<NonNullable<Entry['subject']>['kind'], (id: string) => string> = {
  post: adminEditPostPath,
  letter: adminCampaignPath,
  order: adminOrderPath,
  account: () => adminTabPath('konton'),
};

/** The title of what was changed, which leads to it; its number where it has no title, or is gone. */
function subjectOf({ subject, target }: Entry): ReactNode {
  if (subject)
    return (
      <Link className={look.breaks} to={PATH_OF[subject.kind](subject.id)}>
        {subject.title || COPY.target(subject.id)}
      </Link>
    );
  return target ? <span className={look.breaks}>{COPY.target(target)}</span> : null;
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
