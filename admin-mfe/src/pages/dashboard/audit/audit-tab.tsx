import { ListChoice, ListFilters } from '../../../features/list/list-filters';
import { List } from '../../../features/list/list';
import { ListTab, ListTools } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { AUDIT_COLUMNS } from './audit-columns';
import { AUDIT_COPY } from './audit.copy';
import { useAuditEntries } from './audit.queries';
import { readAuditQuery } from './audit-query.logic';

const KNOWN_ACTIONS = [
  { value: '', label: AUDIT_COPY.allActions },
  ...Object.entries(AUDIT_COPY.actions).map(([value, label]) => ({ value, label })),
];

/** Who changed what, and when. Nothing here can be changed. */
export function AuditTab() {
  const address = useListAddress(readAuditQuery);
  const { action } = address.query;
  const entries = useAuditEntries(address.query);
  const isKnown = KNOWN_ACTIONS.some(({ value }) => value === action);
  return (
    <ListTab>
      <ListTools>
        <ListFilters>
          <ListChoice
            label={AUDIT_COPY.actionFilter}
            value={action}
            options={isKnown ? KNOWN_ACTIONS : [...KNOWN_ACTIONS, { value: action, label: action }]}
            onChange={(chosen) => address.change({ action: chosen })}
          />
        </ListFilters>
      </ListTools>
      <List
        label={AUDIT_COPY.label}
        texts={AUDIT_COPY.list}
        count={AUDIT_COPY.count}
        address={address}
        result={entries}
        rows={entries.data?.entries}
        columns={AUDIT_COLUMNS}
      />
    </ListTab>
  );
}
