import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import type { ListAddress } from '../../../features/list/use-list-address';
import { NEWSLETTER_COPY } from './newsletter.copy';
import {
  SUBSCRIBER_FILTERS,
  SUBSCRIBER_ORDERS,
  SUBSCRIBER_SORTS,
  type SubscribersQuery,
} from './newsletter-query.logic';

const STATUS_OPTIONS = SUBSCRIBER_FILTERS.map((value) => ({ value, label: NEWSLETTER_COPY.status[value] }));
const SORT_OPTIONS = SUBSCRIBER_SORTS.map((value) => ({ value, label: NEWSLETTER_COPY.sort[value] }));
const ORDER_OPTIONS = SUBSCRIBER_ORDERS.map((value) => ({ value, label: NEWSLETTER_COPY.order[value] }));

/** Filters and order of the subscribers. */
export function NewsletterFilters({
  query,
  change,
}: Pick<ListAddress<SubscribersQuery>, 'query' | 'change'>) {
  return (
    <ListFilters>
      <ListSearch
        label={NEWSLETTER_COPY.search}
        placeholder={NEWSLETTER_COPY.searchPlaceholder}
        value={query.search}
        onChange={change}
      />
      <ListChoice
        label={NEWSLETTER_COPY.statusFilter}
        value={query.status}
        options={STATUS_OPTIONS}
        onChange={(status) => change({ status })}
      />
      <ListChoice
        label={NEWSLETTER_COPY.sortField}
        value={query.sortBy}
        options={SORT_OPTIONS}
        onChange={(sortBy) => change({ sortBy })}
      />
      <ListChoice
        label={NEWSLETTER_COPY.orderField}
        value={query.sortOrder}
        options={ORDER_OPTIONS}
        onChange={(sortOrder) => change({ sortOrder })}
      />
    </ListFilters>
  );
}
