import type { components } from '@stillsam/contracts';
import { adminPersonPath, adminTabPath } from '@stillsam/paths';
import { Badge, Button, type BadgeTone } from '@stillsam/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { defineList, useList } from '../../features/list/define-list';
import { Figures } from '../../features/list/figures';
import { EmailAddress, RecentTime } from '../../features/list/cells';
import { LIST_COPY } from '../../features/list/list.copy';
import { ListView } from '../../features/list/list-view';
import { SUBSCRIBER_STATUS } from '../../features/labels/labels.copy';
import { BulkDialog, useBulkAction, type Subscriber } from './bulk-action';
import { isSameDay } from '../../format-date';
import { Growth } from './growth';
import styles from './newsletter.module.css';
import { AddSubscriber, ExcelExport, SubscriberFiles } from './newsletter-tools';
import { NEWSLETTER_COPY as COPY } from './newsletter.copy';
import { Segments, toFilter } from './segments';
import { SelectionBar, useSelection } from './selection-bar';
import look from '../../look.module.css';

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
    interest: { label: COPY.interestFilter, options: COPY.interests, isFurther: true },
    frequency: { label: COPY.frequencyFilter, options: COPY.frequency, isFurther: true },
    // An import names its own.
    source: { label: COPY.sourceFilter, options: COPY.sources, others: /^.{1,100}$/, isFurther: true },
    sortBy: { label: COPY.sortField, options: COPY.sort, isOrder: true },
    sortOrder: { label: COPY.orderField, options: COPY.order, isOrder: true },
  },
  useQuery: (api, query, options) => {
    const sortOrder = query.sortBy === 'email' ? 'asc' : 'desc';
    const defaults = { limit: PAGE_SIZE, status: 'all', sortBy: 'created_at', sortOrder } as const;
    const params = { query: { ...defaults, ...query } };
    return api.useQuery('get', '/api/admin/newsletter/subscribers', { params }, options);
  },
  rows: ({ subscribers }) => subscribers,
  columns: () => [
    {
      header: columns.email,
      kind: 'title',
      cell: ({ id, email }) => (
        <Link className={styles.email} to={adminPersonPath('subscriber', id)} title={email}>
          <span>
            <EmailAddress email={email} />
          </span>
        </Link>
      ),
    },
    {
      header: columns.name,
      isPlain: true,
      cell: ({ first_name, last_name }) =>
        [first_name, last_name].filter(Boolean).join(' ') || LIST_COPY.none,
    },
    {
      header: columns.status,
      kind: 'corner',
      cell: ({ status }) => <Badge tone={TONES[status]}>{SUBSCRIBER_STATUS[status]}</Badge>,
    },
    {
      header: columns.registered,
      isPlain: true,
      kind: 'date',
      cell: (subscriber) => (
        <span className={styles.dates}>
          <span>
            <RecentTime iso={subscriber.created_at} isDay />
            {' · '}
            <SourceLink source={subscriber.source} />
          </span>
          <span className={look.tiny}>
            <Confirmed {...subscriber} />
          </span>
        </span>
      ),
    },
  ],
  copy: COPY,
});

/** The same in the order of the addresses, whose ends have other names. */
const BY_ADDRESS: typeof SUBSCRIBERS = {
  ...SUBSCRIBERS,
  filters: {
    ...SUBSCRIBERS.filters,
    sortOrder: { ...SUBSCRIBERS.filters.sortOrder, options: COPY.orderOfAddresses },
  },
};

/** The newsletter's subscribers, with statistics, segments and bulk changes. */
export function NewsletterTab() {
  const [params] = useSearchParams();
  const list = useList(params.get('sortBy') === 'email' ? BY_ADDRESS : SUBSCRIBERS);
  const { result, rows, setOutcome } = list;
  const filter = toFilter(list.address.query);
  const selection = useSelection(JSON.stringify(filter));
  const bulk = useBulkAction({ focusRef: list.ref, onOutcome: setOutcome, onChanged: selection.clear });
  const total = result.data?.pagination.totalCount ?? 0;
  const chosen = selection.isAll
    ? { of: filter, count: total }
    : { of: [...selection.ids], count: selection.ids.size };
  return (
    <ListView
      list={list}
      actions={null}
      notice={
        bulk.undo ? (
          <Button variant="quiet" onClick={bulk.undo}>
            {COPY.undo}
          </Button>
        ) : null
      }
      top={
        <>
          <div className={styles.top}>
            <SubscriberFigures statistics={result.data?.statistics} />
            <SubscriberFiles filter={filter} onOutcome={setOutcome} />
            <Growth>
              <ExcelExport filter={filter} onOutcome={setOutcome} />
            </Growth>
          </div>
          <Segments filter={filter} isFiltered={list.address.isFiltered} onOutcome={setOutcome} />
        </>
      }
      tools={<AddSubscriber onOutcome={setOutcome} />}
      selection={{
        ...selection,
        ids: selection.isAll ? new Set(rows.map(({ id }) => id)) : selection.ids,
        labelOf: ({ email }) => COPY.selectNamed(email),
      }}
      below={
        <SelectionBar
          selection={selection}
          page={rows.map(({ id }) => id)}
          total={total}
          onAsk={(action) => bulk.ask({ action, ...chosen })}
        />
      }
    >
      <BulkDialog change={bulk} />
    </ListView>
  );
}

/** When the address was confirmed; the day alone where it is another than that of the registration. */
function Confirmed({ created_at, confirmed_at }: Subscriber) {
  if (!confirmed_at) return COPY.notConfirmed;
  if (isSameDay(confirmed_at, Date.parse(created_at))) return COPY.confirmedSameDay;
  return (
    <>
      {COPY.confirmed} <RecentTime iso={confirmed_at} isDay isWithin />
    </>
  );
}

/** Leads to all who come from there. */
function SourceLink({ source }: Pick<Subscriber, 'source'>) {
  const address = `${adminTabPath('nyhetsbrev')}&${new URLSearchParams({ source }).toString()}`;
  return (
    <Link className={styles.source} to={address} title={COPY.source(source)}>
      {COPY.source(source)}
    </Link>
  );
}

interface SubscriberFiguresProps {
  statistics: components['schemas']['SubscriberStatisticsDto'] | undefined;
}

function SubscriberFigures({ statistics }: SubscriberFiguresProps) {
  const bounced = bouncedOf(statistics);
  return (
    <Figures
      hasZeros
      label={COPY.statistics}
      figures={[
        { id: 'active', label: COPY.active, value: statistics?.active_count },
        { id: 'pending', label: COPY.pending, value: statistics?.pending_count },
        { id: 'unsubscribed', label: COPY.unsubscribed, value: statistics?.unsubscribed_count },
        ...(bounced > 0 ? [{ id: 'bounced', label: COPY.bounced, value: bounced }] : []),
        { id: 'total', label: COPY.total, value: statistics?.total_count },
      ]}
    />
  );
}

/** Everybody who is in no other status. */
function bouncedOf(statistics: SubscriberFiguresProps['statistics']): number {
  if (!statistics) return 0;
  const { total_count, active_count, pending_count, unsubscribed_count } = statistics;
  return total_count - active_count - pending_count - unsubscribed_count;
}
