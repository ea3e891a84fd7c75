import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';
import { columnsOf, opposite, orderBy } from './subscriber-order';
import type { SortField, SortOrder, StatusFilter, SubscribersQueryDto } from './subscribers.dto';

/** So many rows are walked over without looking for a nearer place to begin at. */
const NEAR = 2000;

interface Order {
  status: StatusFilter;
  sortBy: SortField;
  sortOrder: SortOrder;
}

/** Where to begin in the index, in which direction to walk, and how many rows to pass by. */
interface Start {
  condition: string;
  parameters: unknown[];
  walk: SortOrder;
  skipped: number;
}

/** What stands at a place: counts are kept of each, so that a walk can begin between two of them. */
interface PlaceCounts {
  table: string;
  /** The places in order, and what of the index they stand for. */
  marks: readonly string[];
  keys: readonly string[];
  /** A mark as a value of the index. */
  values: readonly ((parameter: string) => string)[];
}

interface Place {
  lower: string[];
  upper: (string | null)[];
  before: string;
  size: string;
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

/** Pages of all subscribers or of a status. One in the middle of a million costs what the first one costs. */
@Injectable()
export class SubscriberPages {
  constructor(private readonly database: Database) {}

  /** @param totalCount how many there are of that status. */
  async page({ page, limit, ...order }: SubscribersQueryDto, totalCount: number): Promise<SubscriberRow[]> {
    const offset = (page - 1) * limit;
    const size = Math.min(limit, totalCount - offset);
    if (size <= 0) return [];
    const { condition, parameters, walk, skipped } = await this.#start(order, offset, size, totalCount);
    const conditions = [condition, order.status === 'all' ? '' : 'status = $3'].filter(Boolean);
    const columns = columnsOf(order.sortBy, order.status);
    const key = order.sortBy === 'email' ? 'email' : 'id';
    return this.database.source.query(
      `WITH page AS MATERIALIZED (
         SELECT ${key} FROM newsletter_subscribers
         ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
         ORDER BY ${orderBy(columns, walk)} LIMIT $1 OFFSET $2)
       SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE ${key} IN (SELECT ${key} FROM page)
       ORDER BY ${orderBy(columns, order.sortOrder)}`,
      [size, skipped, ...(order.status === 'all' ? [] : [order.status]), ...parameters],
    );
  }

  /** From the nearer end of the list, or of the place that the page begins in. */
  async #start(order: Order, offset: number, size: number, totalCount: number): Promise<Start> {
    const toEnd = totalCount - offset - size;
    const ends: Start = {
      condition: '',
      parameters: [],
      walk: toEnd < offset ? opposite(order.sortOrder) : order.sortOrder,
      skipped: Math.min(offset, toEnd),
    };
    if (ends.skipped <= NEAR) return ends;
    const counts = countsFor(order);
    const place = await this.#placeOf(counts, order, offset);
    return place ? startAt(place, counts, order, offset, size) : ends;
  }

  async #placeOf(counts: PlaceCounts, order: Order, offset: number): Promise<Place | undefined> {
    const { table, marks } = counts;
    const walked = orderBy(marks, order.sortOrder);
    const upward = orderBy(marks, 'asc');
    const listed = marks.map((mark) => `${mark}::text`).join(', ');
    const above = marks.map((mark) => `lead(${mark}::text) OVER (ORDER BY ${upward})`).join(', ');
    const found: Place[] = await this.database.source.query(
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
    return found[0];
  }
}

function countsFor({ sortBy, status }: Order): PlaceCounts {
  if (sortBy === 'email') return ADDRESSES;
  return sortBy === 'status' && status === 'all' ? DAYS_OF_STATUSES : DAYS;
}

function startAt(place: Place, counts: PlaceCounts, order: Order, offset: number, size: number): Start {
  const fromNearSide = offset - Number(place.before);
  const fromFarSide = Number(place.before) + Number(place.size) - offset - size;
  const isForward = fromFarSide < 0 || fromNearSide <= fromFarSide;
  const walk = isForward ? order.sortOrder : opposite(order.sortOrder);
  const edge = walk === 'asc' ? place.lower : place.upper;
  const first = order.status === 'all' ? 3 : 4;
  const values = counts.values.map((asValue, index) => asValue(`$${first + index}`));
  const isOpen = edge.includes(null);
  return {
    condition: isOpen
      ? ''
      : `(${counts.keys.join(', ')}) ${walk === 'asc' ? '>=' : '<'} (${values.join(', ')})`,
    parameters: isOpen ? [] : edge,
    walk,
    skipped: isForward ? fromNearSide : fromFarSide,
  };
}
