import type { EntityManager } from 'typeorm';
import { containing } from '../../contract/search';
import { foldForSearch, type SubscriberStatus } from './subscriber.entity';
import type { SortField, SortOrder, SubscriberDto, SubscriberFilterDto } from './subscribers.dto';

export const SUBSCRIBER_COLUMNS =
  'id, email, first_name, last_name, status, source, created_at, confirmed_at, interests, frequency';

/** Each ends in a unique column, so that no row is on two pages. */
const ORDERS: Record<SortField, readonly string[]> = {
  created_at: ['created_at', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
};

/**
 * The WHERE clause of a filter. The column is folded as the term is, so LIKE ignores case here, and its trigram index
 * serves any part of a word.
 *
 * @param first number of its first parameter.
 */
export function conditionOf(
  { status, search, interest, frequency, source }: SubscriberFilterDto,
  first: number,
): { where: string; values: string[] } {
  const term = foldForSearch(search?.trim() ?? '');
  const conditions: [sql: (parameter: string) => string, value: string | undefined][] = [
    [(parameter) => `status = ${parameter}`, status === 'all' ? undefined : status],
    [(parameter) => `search_text LIKE ${parameter}`, term ? containing(term) : undefined],
    [(parameter) => `(cardinality(interests) = 0 OR interests @> ARRAY[${parameter}])`, interest],
    [(parameter) => `frequency = ${parameter}`, frequency],
    [(parameter) => `source = ${parameter}`, source || undefined],
  ];
  const set = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const where = set.map(({ sql }, index) => sql(`$${first + index}`)).join(' AND ');
  return { where: where && `WHERE ${where}`, values: set.map(({ value }) => value) };
}

/** One page of a list. */
export function readSubscriberPage(
  manager: EntityManager,
  filter: SubscriberFilterDto,
  { sortBy, sortOrder }: { sortBy: SortField; sortOrder: SortOrder },
  { skip, take }: { skip: number; take: number },
): Promise<SubscriberDto[]> {
  const { where, values } = conditionOf(filter, 3);
  // Column names come from the table above, never from the request.
  const order = ORDERS[sortBy].map((column) => `${column} ${sortOrder}`).join(', ');
  return manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers ${where} ORDER BY ${order} LIMIT $1 OFFSET $2`,
    [take, skip, ...values],
  );
}

/** Numbers of subscribers by status. */
export async function countSubscribers(
  manager: EntityManager,
  filter: SubscriberFilterDto = { status: 'all' },
): Promise<Record<SubscriberStatus, number>> {
  const { where, values } = conditionOf(filter, 1);
  const rows: { status: SubscriberStatus; count: number }[] = await manager.query(
    `SELECT status, count(*)::int AS count FROM newsletter_subscribers ${where} GROUP BY status`,
    values,
  );
  const counts = { active: 0, pending: 0, unsubscribed: 0, bounced: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Subscribers of every status, bounced ones too. */
export const sumOf = (counts: Record<SubscriberStatus, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
