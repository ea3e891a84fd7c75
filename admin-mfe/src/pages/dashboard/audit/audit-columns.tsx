import { Badge } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import styles from './audit-columns.module.css';
import { AUDIT_COPY } from './audit.copy';
import type { AuditEntry } from './audit.queries';

const { columns } = AUDIT_COPY;

export const AUDIT_COLUMNS: ListColumn<AuditEntry>[] = [
  { id: 'action', header: columns.action, kind: 'title', cell: ({ action }) => AUDIT_COPY.action(action) },
  { id: 'actor', header: columns.actor, cell: ({ actor_name }) => actor_name ?? AUDIT_COPY.someoneGone },
  {
    id: 'target',
    header: columns.target,
    cell: ({ target }) => (target ? <Target ids={target} /> : AUDIT_COPY.noTarget),
  },
  {
    id: 'outcome',
    header: columns.outcome,
    cell: ({ outcome, code }) =>
      outcome === 'done' ? <Badge tone="success">{AUDIT_COPY.done}</Badge> : <Refusal code={code} />,
  },
  {
    id: 'at',
    header: columns.at,
    kind: 'date',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    id: 'request',
    header: columns.request,
    cell: ({ request_id }) => <code className={styles.request}>{request_id}</code>,
  },
];

function Refusal({ code }: Pick<AuditEntry, 'code'>) {
  return (
    <span className={styles.refusal}>
      <Badge tone="danger">{AUDIT_COPY.refused}</Badge>
      {code ? <span className={styles.reason}>{AUDIT_COPY.reason(code)}</span> : null}
    </span>
  );
}

function Target({ ids }: { ids: string }) {
  return <span className={styles.target}>{AUDIT_COPY.target(ids)}</span>;
}
