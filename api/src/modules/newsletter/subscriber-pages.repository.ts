import type { EntityManager } from 'typeorm';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';
import { columnsOf, orderBy } from './subscriber-order';
import type { SortField, SortOrder, StatusFilter } from './subscribers.dto';

export interface ListOrder {
  status: StatusFilter;
  sortBy: SortField;
  sortOrder: SortOrder;
}

/** The start of a page: the number of skipped rows, the direction, and the place that the scan starts from. */
export interface PageStart {
  /** Boundary of a place; null for an end of the list. */
  from: readonly string[] | null;
  walk: SortOrder;
  skipped: number;
}

/** A place: a part of the list with a counted number of rows, by prefix of the address or by day. */
export interface Place {
  lower: string[];
  /** Null for the last place. */
  upper: (string | null)[];
  /** Rows of the list before the place. */
  before: number;
  /** Rows in the place. */
  size: number;
}

/** The column that divides a list into places. Triggers count the rows of each, so a scan can start between two. */
interface PlaceCounts {
  table: string;
  /** The places in order, with their boundaries in the index. */
  marks: readonly string[];
  keys: readonly string[];
  /** A boundary as a value of the index. */
  values: readonly ((parameter: string) => string)[];
}

const asItIs = (parameter: string) => parameter;
const startOfDay = (parameter: string) => `${parameter}::date::timestamp AT TIME ZONE 'UTC'`;

const ADDRESSES: PlaceCounts = {
  table: 'newsletter_prefix_counts',
  marks: ['prefix'],
  keys: ['email'],
  values: [asItIs],
};
const DAYS: PlaceCounts = {
  table: 'newsletter_day_counts',
  marks: ['day'],
  keys: ['created_at'],
  values: [startOfDay],
};
const DAYS_OF_STATUSES: PlaceCounts = {
  table: 'newsletter_day_counts',
  marks: ['status', 'day'],
  keys: ['status', 'created_at'],
  values: [asItIs, startOfDay],
};

/** One page of the list. @param size number of rows. */
export function readPage(
  manager: EntityManager,
  order: ListOrder,
  { from, walk, skipped }: PageStart,
  size: number,
): Promise<SubscriberRow[]> {
  const status = order.status === 'all' ? [] : [order.status];
  const conditions = [
    ...(from ? [isFrom(order, walk, 3 + status.length)] : []),
    ...(status.length > 0 ? ['status = $3'] : []),
  ];
  const columns = columnsOf(order.sortBy, order.status);
  const key = order.sortBy === 'email' ? 'email' : 'id';
  return manager.query(
    `WITH page AS MATERIALIZED (
       SELECT ${key} FROM newsletter_subscribers
       ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
       ORDER BY ${orderBy(columns, walk)} LIMIT $1 OFFSET $2)
     SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE ${key} IN (SELECT ${key} FROM page)
     ORDER BY ${orderBy(columns, order.sortOrder)}`,
    [size, skipped, ...status, ...(from ?? [])],
  );
}

/** The place with the row at `offset`. */
export async function findPlace(
  manager: EntityManager,
  order: ListOrder,
  offset: number,
): Promise<Place | undefined> {
  const { table, marks } = countsFor(order);
  const walked = orderBy(marks, order.sortOrder);
  const upward = orderBy(marks, 'asc');
  const listed = marks.map((mark) => `${mark}::text`).join(', ');
  const above = marks.map((mark) => `lead(${mark}::text) OVER (ORDER BY ${upward})`).join(', ');
  const [place]: (Pick<Place, 'lower' | 'upper'> & { before: string; size: string })[] = await manager.query(
    `WITH places AS (
       SELECT ${marks.join(', ')}, sum(count) AS size FROM ${table}
       ${order.status === 'all' ? '' : 'WHERE status = $2'}
       GROUP BY ${marks.join(', ')} HAVING sum(count) > 0),
     sums AS (
       SELECT ARRAY[${listed}] AS lower, ARRAY[${above}] AS upper, size,
              sum(size) OVER (ORDER BY ${walked}) - size AS before
       FROM places)
     SELECT * FROM sums WHERE before <= $1 AND before + size > $1`,
    [offset, ...(order.status === 'all' ? [] : [order.status])],
  );
  return place && { ...place, before: Number(place.before), size: Number(place.size) };
}

function countsFor({ sortBy, status }: ListOrder): PlaceCounts {
  if (sortBy === 'email') return ADDRESSES;
  return sortBy === 'status' && status === 'all' ? DAYS_OF_STATUSES : DAYS;
}

/** A condition for rows from a boundary on. @param first number of its first parameter. */
function isFrom(order: ListOrder, walk: SortOrder, first: number): string {
  const { keys, values } = countsFor(order);
  const edge = values.map((asValue, index) => asValue(`$${first + index}`));
  return `(${keys.join(', ')}) ${walk === 'asc' ? '>=' : '<'} (${edge.join(', ')})`;
}
