import { useState } from 'react';
import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone } from '@stillsam/ui';
import { defineList } from '../../features/list/define-list';
import { Figures } from '../../features/list/figures';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { Time } from '../../features/list/time';
import { useList } from '../../features/list/use-list';
import { SUBSCRIBER_STATUS } from '../../features/labels/statuses.copy';
import { BulkDialog, useBulkAction } from './bulk-action';
import { Growth } from './growth';
import { NewsletterTools } from './newsletter-tools';
import { NEWSLETTER_COPY as COPY } from './newsletter.copy';
import { PersonDialog, type Subscriber } from './person-dialog';
import { PERSON_COPY } from './person.copy';
import { SelectionBar, useSelection } from './selection-bar';

const PAGE_SIZE = 50;
const { columns } = COPY;
const TONES: Record<Subscriber['status'], BadgeTone> = {
  active: 'success',
  pending: 'warm',
  unsubscribed: 'neutral',
  bounced: 'danger',
};

export const SUBSCRIBERS = defineList({
  search: { label: COPY.search, placeholder: COPY.searchPlaceholder },
  filters: {
    status: { label: COPY.statusFilter, options: COPY.status },
    sortBy: { label: COPY.sortField, options: COPY.sort, isOrder: true },
    sortOrder: { label: COPY.orderField, options: COPY.order, isOrder: true },
  },
  useQuery: (api, query, options) => {
    const defaults = { limit: PAGE_SIZE, status: 'all', sortBy: 'created_at', sortOrder: 'desc' } as const;
    const params = { query: { ...defaults, ...query } };
    return api.useQuery('get', '/api/admin/newsletter/subscribers', { params }, options);
  },
  rows: ({ subscribers }) => subscribers,
  columns: ({ open }: { open: (subscriber: Subscriber) => void }) => [
    { header: columns.email, kind: 'title', cell: ({ email }) => email },
    {
      header: columns.name,
      cell: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ') || COPY.noName,
    },
    {
      header: columns.status,
      cell: ({ status }) => <Badge tone={TONES[status]}>{SUBSCRIBER_STATUS[status]}</Badge>,
    },
    { header: columns.source, cell: ({ source }) => COPY.source(source) },
    { header: columns.registered, kind: 'date', cell: ({ created_at }) => <Time iso={created_at} isDay /> },
    {
      header: columns.confirmed,
      kind: 'date',
      cell: ({ confirmed_at }) => (confirmed_at ? <Time iso={confirmed_at} isDay /> : COPY.notConfirmed),
    },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (subscriber) => (
        <RowAction label={PERSON_COPY.openNamed(subscriber.email)} onClick={() => open(subscriber)}>
          {PERSON_COPY.open}
        </RowAction>
      ),
    },
  ],
  copy: COPY,
});

/** The newsletter's subscribers, with statistics and bulk changes. */
export function NewsletterTab() {
  const list = useList(SUBSCRIBERS);
  const { result, rows, setOutcome } = list;
  const { search, filters } = list.address.query;
  const selection = useSelection(`${filters.status} ${search}`);
  const bulk = useBulkAction({ focusRef: list.ref, onOutcome: setOutcome, onChanged: selection.clear });
  const [person, setPerson] = useState<Subscriber | null>(null);
  return (
    <ListView
      list={list}
      actions={{ open: setPerson }}
      top={
        <>
          <SubscriberFigures statistics={result.data?.statistics} />
          <Growth />
        </>
      }
      tools={<NewsletterTools status={filters.status} search={search} onOutcome={setOutcome} />}
      selection={{ ...selection, labelOf: ({ email }) => COPY.selectNamed(email) }}
      above={
        <SelectionBar
          selection={selection}
          page={rows.map(({ id }) => id)}
          onAsk={(action) => bulk.ask({ action, ids: [...selection.ids] })}
        />
      }
    >
      <BulkDialog change={bulk} />
      <PersonDialog person={person} onClose={() => setPerson(null)} />
    </ListView>
  );
}

interface SubscriberFiguresProps {
  statistics: components['schemas']['SubscriberStatisticsDto'] | undefined;
}

function SubscriberFigures({ statistics }: SubscriberFiguresProps) {
  return (
    <Figures
      label={COPY.statistics}
      figures={[
        { id: 'active', label: COPY.active, value: statistics?.active_count },
        { id: 'pending', label: COPY.pending, value: statistics?.pending_count },
        { id: 'unsubscribed', label: COPY.unsubscribed, value: statistics?.unsubscribed_count },
        { id: 'total', label: COPY.total, value: statistics?.total_count },
      ]}
    />
  );
}
