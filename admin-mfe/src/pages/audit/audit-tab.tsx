import type { components } from '@stillsam/contracts';
import { Badge } from '@stillsam/ui';
import { defineList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { Time } from '../../features/list/time';
import { useList } from '../../features/list/use-list';
import { auditAction } from '../../features/labels/audit-actions.copy';
import { AUDIT_COPY as COPY } from './audit.copy';
import styles from './audit-tab.module.css';

const { columns } = COPY;

export const ENTRIES = defineList({
  // A call without a Swedish name can be filtered by its id.
  filters: { action: { label: COPY.actionFilter, options: COPY.actions, others: /^\w{1,100}$/ } },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/audit', { params: { query } }, options),
  rows: ({ entries }) => entries,
  columns: () => [
    { header: columns.action, kind: 'title', cell: ({ action }) => auditAction(action) },
    {
      header: columns.actor,
      cell: ({ actor_name, device }) => (
        <span>
          {actor_name ?? COPY.someoneGone}
          {device ? <span className={styles.device}>{device}</span> : null}
        </span>
      ),
    },
    {
      header: columns.target,
      cell: ({ target }) =>
        target ? <span className={styles.target}>{COPY.target(target)}</span> : COPY.noTarget,
    },
    {
      header: columns.outcome,
      cell: ({ outcome, code }) =>
        outcome === 'done' ? <Badge tone="success">{COPY.done}</Badge> : <Refusal code={code} />,
    },
    { header: columns.at, kind: 'date', cell: ({ at }) => <Time iso={at} /> },
    {
      header: columns.request,
      cell: ({ request_id }) => <code className={styles.request}>{request_id}</code>,
    },
  ],
  copy: COPY,
});

function Refusal({ code }: Pick<components['schemas']['AuditEntryDto'], 'code'>) {
  return (
    <span className={styles.refusal}>
      <Badge tone="danger">{COPY.refused}</Badge>
      {code ? <span className={styles.reason}>{COPY.reason(code)}</span> : null}
    </span>
  );
}

/** Who changed what, and when. Nothing here can be changed. */
export function AuditTab() {
  return <ListView list={useList(ENTRIES)} actions={null} />;
}
