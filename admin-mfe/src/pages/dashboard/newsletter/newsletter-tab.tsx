import { useRef, useState } from 'react';
import Upload from 'lucide-react/icons/upload';
import { Button, Icon, Notice } from '@stillsam/ui';
import { Figures } from '../../../features/list/figures';
import { ListTab, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { ExportButton } from '../components/export-button';
import { RemovalDialog } from '../components/removal-dialog';
import { EXPORT_CALL, useCsvExport } from '../use-csv-export';
import { useRemoval } from '../use-removal';
import { BulkDialog } from './bulk-dialog';
import { ImportDialog } from './import-dialog';
import { IMPORT_COPY } from './import.copy';
import { subscriberColumns } from './newsletter-columns';
import { NewsletterFilters } from './newsletter-filters';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { SUBSCRIBERS, useSubscribers, type Subscriber } from './newsletter.queries';
import { readSubscribersQuery, UNFILTERING } from './newsletter-query.logic';
import { PersonDialog } from './person-dialog';
import { PERSON_COPY } from './person.copy';
import { SelectionBar } from './selection-bar';
import { useBulkAction } from './use-bulk-action';
import { useSelection } from './use-selection';

const NOBODY: Subscriber[] = [];

/** The newsletter's subscribers: how many, who, and what is done with many of them at once. */
export function NewsletterTab() {
  const address = useListAddress(readSubscribersQuery, UNFILTERING);
  const { query } = address;
  const subscribers = useSubscribers(query);
  const rows = subscribers.data?.subscribers ?? NOBODY;
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const selection = useSelection(`${query.status} ${query.search}`, rows);
  const bulk = useBulkAction({ focusRef: listRef, onOutcome: setOutcome, onChanged: selection.clear });
  const [isImporting, setIsImporting] = useState(false);
  const [person, setPerson] = useState<Subscriber | null>(null);
  const erasure = useRemoval<Subscriber>({
    list: SUBSCRIBERS,
    remove: (client, id) =>
      client.DELETE('/api/admin/newsletter/subscribers/{id}/data', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ email }) => PERSON_COPY.erased(email), failed: PERSON_COPY.eraseFailed },
    onOutcome: setOutcome,
  });
  const csv = useCsvExport({
    name: NEWSLETTER_COPY.fileName(query.status),
    ask: (client) =>
      client.GET('/api/admin/newsletter/subscribers/export/csv', {
        params: { query: { status: query.status } },
        ...EXPORT_CALL,
      }),
    onOutcome: setOutcome,
  });
  const statistics = subscribers.data?.statistics;
  const isComplete = subscribers.data?.is_complete ?? true;

  return (
    <ListTab
      label={NEWSLETTER_COPY.label}
      address={address}
      result={subscribers}
      texts={isComplete ? NEWSLETTER_COPY.list : NEWSLETTER_COPY.listAfterPartialSearch}
      columns={subscriberColumns(setPerson)}
      rows={rows}
      selection={{
        selected: selection.selected,
        onChange: selection.change,
        labelOf: ({ email }) => NEWSLETTER_COPY.selectNamed(email),
      }}
      count={isComplete ? NEWSLETTER_COPY.count : NEWSLETTER_COPY.countAtLeast}
      outcome={outcome}
      onDismiss={() => setOutcome(null)}
      listRef={listRef}
      overview={
        <Figures
          label={NEWSLETTER_COPY.statistics}
          figures={[
            { id: 'active', label: NEWSLETTER_COPY.active, value: statistics?.active_count },
            { id: 'pending', label: NEWSLETTER_COPY.pending, value: statistics?.pending_count },
            {
              id: 'unsubscribed',
              label: NEWSLETTER_COPY.unsubscribed,
              value: statistics?.unsubscribed_count,
            },
            { id: 'total', label: NEWSLETTER_COPY.total, value: statistics?.total_count },
          ]}
        />
      }
      filters={<NewsletterFilters query={query} change={address.change} />}
      actions={
        <>
          <Button variant="secondary" icon={<Icon icon={Upload} />} onClick={() => setIsImporting(true)}>
            {IMPORT_COPY.open}
          </Button>
          <ExportButton {...csv} />
        </>
      }
      selectionBar={
        <>
          {isComplete || rows.length === 0 ? null : <Notice tone="info">{NEWSLETTER_COPY.searchMore}</Notice>}
          <SelectionBar
            count={selection.ids.length}
            isPageSelected={selection.isPageSelected}
            onSelectPage={selection.selectPage}
            onClear={selection.clear}
            onAsk={(action) => bulk.ask({ action, ids: selection.ids })}
          />
        </>
      }
    >
      <BulkDialog change={bulk} />
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
      <PersonDialog
        person={person}
        onErase={(erased) => {
          setPerson(null);
          erasure.ask(erased);
        }}
        onClose={() => setPerson(null)}
      />
      <RemovalDialog
        removal={erasure}
        question={PERSON_COPY.eraseQuestion}
        describe={({ email }) => PERSON_COPY.eraseText(email)}
      />
    </ListTab>
  );
}
