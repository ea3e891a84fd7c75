import { useRef, useState } from 'react';
import { Button } from '@stillsam/ui';
import { Figures } from '../../../features/list/figures';
import { List } from '../../../features/list/list';
import { ListTab, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { RemovalDialog } from '../components/removal-dialog';
import { useRemoval } from '../use-removal';
import { NotifiedDialog } from './notified-dialog';
import { notifyColumns } from './notify-columns';
import { NotifyTools } from './notify-tools';
import { NOTIFY_COPY } from './notify.copy';
import { NOTIFY, useNotifyEntries, type NotifyEntry } from './notify.queries';
import { PURPOSE_FILTERS, readNotifyQuery } from './notify-query.logic';
import { useNotifiedList } from './use-notified-list';

const PURPOSES = PURPOSE_FILTERS.filter((purpose) => purpose !== 'all');

/** Addresses to notify when something opens, with counts and export. */
export function NotifyTab() {
  const address = useListAddress(readNotifyQuery);
  const { query } = address;
  const entries = useNotifyEntries(query);
  const counts = entries.data?.counts;
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval<NotifyEntry>({
    list: NOTIFY,
    remove: (client, id) => client.DELETE('/api/admin/notify/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ email }) => NOTIFY_COPY.removed(email), failed: NOTIFY_COPY.removeFailed },
    onOutcome: setOutcome,
  });
  const notified = useNotifiedList({ focusRef: listRef, onOutcome: setOutcome });
  const shownList = counts?.find(({ purpose, count }) => purpose === query.purpose && count > 0);

  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <Figures
        label={NOTIFY_COPY.counts}
        figures={PURPOSES.map((id) => ({
          id,
          label: NOTIFY_COPY.purposes[id],
          value: counts?.find(({ purpose }) => purpose === id)?.count,
        }))}
      />
      <NotifyTools query={query} change={address.change} onOutcome={setOutcome}>
        {shownList ? (
          <Button variant="secondary" onClick={() => notified.ask(shownList)}>
            {NOTIFY_COPY.notified}
          </Button>
        ) : null}
      </NotifyTools>
      <List
        ref={listRef}
        label={NOTIFY_COPY.label}
        texts={NOTIFY_COPY.list}
        count={NOTIFY_COPY.count}
        address={address}
        result={entries}
        rows={entries.data?.entries}
        columns={notifyColumns(removal.ask)}
      />
      <RemovalDialog
        removal={removal}
        question={NOTIFY_COPY.removeQuestion}
        describe={({ email, purpose }) => NOTIFY_COPY.removeText(email, NOTIFY_COPY.purposes[purpose])}
      />
      <NotifiedDialog removal={notified} />
    </ListTab>
  );
}
