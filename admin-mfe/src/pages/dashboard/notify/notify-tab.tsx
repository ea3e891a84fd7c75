import { useRef, useState } from 'react';
import { Button, ConfirmDialog } from '@stillsam/ui';
import { Figures } from '../../../features/list/figures';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { ListTab, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { ExportButton } from '../components/export-button';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { RemovalDialog } from '../components/removal-dialog';
import { EXPORT_CALL, useCsvExport } from '../use-csv-export';
import { useRemoval } from '../use-removal';
import { notifyColumns } from './notify-columns';
import { NOTIFY_COPY } from './notify.copy';
import { NOTIFY, useNotifyEntries, type NotifyEntry } from './notify.queries';
import { useToldList } from './use-told-list';
import { PURPOSE_FILTERS, readNotifyQuery } from './notify-query.logic';

const PURPOSE_OPTIONS = PURPOSE_FILTERS.map((value) => ({ value, label: NOTIFY_COPY.purposes[value] }));

/** Who wants to be told when something opens: how many, who, and the list as a file. */
export function NotifyTab() {
  const address = useListAddress(readNotifyQuery);
  const { query, change } = address;
  const entries = useNotifyEntries(query);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval<NotifyEntry>({
    list: NOTIFY,
    remove: (client, id) => client.DELETE('/api/admin/notify/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ email }) => NOTIFY_COPY.removed(email), failed: NOTIFY_COPY.removeFailed },
    onOutcome: setOutcome,
  });
  const csv = useCsvExport({
    name: NOTIFY_COPY.fileName(query.purpose),
    ask: (client) => {
      const purpose = query.purpose === 'all' ? {} : { purpose: query.purpose };
      return client.GET('/api/admin/notify/export/csv', { params: { query: purpose }, ...EXPORT_CALL });
    },
    onOutcome: setOutcome,
  });
  const told = useToldList({ focusRef: listRef, onOutcome: setOutcome });
  const shownList = entries.data?.counts.find(({ purpose, count }) => purpose === query.purpose && count > 0);
  const figures = PURPOSE_OPTIONS.filter(({ value }) => value !== 'all').map(({ value, label }) => ({
    id: value,
    label,
    value: entries.data?.counts.find(({ purpose }) => purpose === value)?.count,
  }));

  return (
    <ListTab
      label={NOTIFY_COPY.label}
      address={address}
      result={entries}
      texts={NOTIFY_COPY.list}
      columns={notifyColumns(removal.ask)}
      rows={entries.data?.entries}
      count={NOTIFY_COPY.count}
      outcome={outcome}
      onDismiss={() => setOutcome(null)}
      listRef={listRef}
      overview={<Figures label={NOTIFY_COPY.counts} figures={figures} />}
      filters={
        <ListFilters>
          <ListSearch label={NOTIFY_COPY.search} value={query.search} onChange={change} />
          <ListChoice
            label={NOTIFY_COPY.purposeFilter}
            value={query.purpose}
            options={PURPOSE_OPTIONS}
            onChange={(purpose) => change({ purpose })}
          />
        </ListFilters>
      }
      actions={
        <>
          {shownList ? (
            <Button variant="secondary" onClick={() => told.ask(shownList)}>
              {NOTIFY_COPY.told}
            </Button>
          ) : null}
          <ExportButton {...csv} />
        </>
      }
    >
      <RemovalDialog
        removal={removal}
        question={NOTIFY_COPY.removeQuestion}
        describe={({ email, purpose }) => NOTIFY_COPY.removeText(email, NOTIFY_COPY.purposes[purpose])}
      />
      <ConfirmDialog
        isOpen={told.subject !== null}
        title={NOTIFY_COPY.toldQuestion}
        confirmLabel={NOTIFY_COPY.toldConfirm}
        tone="danger"
        isBusy={told.isBusy}
        busyLabel={DASHBOARD_COPY.removing}
        onConfirm={told.confirm}
        onCancel={told.cancel}
      >
        <p>
          {told.subject
            ? NOTIFY_COPY.toldText(told.subject.count, NOTIFY_COPY.purposes[told.subject.purpose])
            : null}
        </p>
      </ConfirmDialog>
    </ListTab>
  );
}
