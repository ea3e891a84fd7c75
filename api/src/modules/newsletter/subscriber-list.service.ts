import { Inject, Injectable } from '@nestjs/common';
import { toPagination } from '../../common/pagination';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { foldForSearch, type SubscriberStatus } from './subscriber.entity';
import { SUBSCRIBER_COLUMNS, toSubscriber, type SubscriberRow } from './subscriber.mapper';
import type {
  SortField,
  SortOrder,
  StatusFilter,
  SubscriberListDto,
  SubscriberStatisticsDto,
  SubscribersQueryDto,
} from './subscribers.dto';

/** Of a search at most so many are counted: whoever has more should search more closely. */
export const MOST_FOUND = 1000;

/** Ends in what is unique, so that no row stands on two pages. */
const ORDERS: Record<SortField, readonly string[]> = {
  created_at: ['created_at', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
};

type StatusCounts = Record<SubscriberStatus, number>;

/**
 * The list of subscribers. Nothing in it grows with their number but the index: statistics are kept by triggers,
 * unsearched totals are read from them, and the ids of a page are found in an index, from its nearer end.
 */
@Injectable()
export class SubscriberListService {
  constructor(@Inject(Database) private readonly database: Database) {}

  async list(query: SubscribersQueryDto): Promise<SubscriberListDto> {
    const counts = await this.#counts();
    const term = foldForSearch(query.search?.trim() ?? '');
    const { rows, totalCount } = term
      ? await this.#find(term, query)
      : await this.#page(query, query.status === 'all' ? sumOf(counts) : counts[query.status]);
    return {
      subscribers: rows.map(toSubscriber),
      pagination: toPagination(query.page, query.limit, totalCount),
      statistics: toStatistics(counts),
    };
  }

  async #counts(): Promise<StatusCounts> {
    const rows: { status: SubscriberStatus; count: string }[] = await this.#query(
      'SELECT status, count FROM newsletter_status_counts',
    );
    const of = (status: SubscriberStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    return {
      active: of('active'),
      pending: of('pending'),
      unsubscribed: of('unsubscribed'),
      bounced: of('bounced'),
    };
  }

  async #page({ page, limit, status, sortBy, sortOrder }: SubscribersQueryDto, totalCount: number) {
    const offset = (page - 1) * limit;
    const size = Math.min(limit, totalCount - offset);
    if (size <= 0) return { rows: [], totalCount };
    const isFromEnd = offset > totalCount / 2;
    const walk = isFromEnd ? opposite(sortOrder) : sortOrder;
    const key = sortBy === 'email' ? 'email' : 'id';
    const filter = status === 'all' ? '' : 'WHERE status = $3';
    const rows: SubscriberRow[] = await this.#query(
      `WITH page AS MATERIALIZED (
         SELECT ${key} FROM newsletter_subscribers ${filter}
         ORDER BY ${orderBy(sortBy, walk, status)} LIMIT $1 OFFSET $2)
       SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE ${key} IN (SELECT ${key} FROM page)
       ORDER BY ${orderBy(sortBy, sortOrder, status)}`,
      [size, isFromEnd ? totalCount - offset - size : offset, ...(status === 'all' ? [] : [status])],
    );
    return { rows, totalCount };
  }

  async #find(term: string, { page, limit, status, sortBy, sortOrder }: SubscribersQueryDto) {
    const found: { id: string }[] = await this.#query(
      `SELECT id FROM newsletter_subscribers WHERE search_text LIKE $1 ${status === 'all' ? '' : 'AND status = $3'}
       LIMIT $2`,
      [containing(term), MOST_FOUND, ...(status === 'all' ? [] : [status])],
    );
    const rows: SubscriberRow[] = await this.#query(
      `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = ANY ($1)
       ORDER BY ${orderBy(sortBy, sortOrder, 'all')} LIMIT $2 OFFSET $3`,
      [found.map(({ id }) => id), limit, (page - 1) * limit],
    );
    return { rows, totalCount: found.length };
  }

  async #query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.database.source.query(sql, parameters);
  }
}

const sumOf = (counts: StatusCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

/** Within one status the status itself orders nothing. */
function orderBy(field: SortField, order: SortOrder, status: StatusFilter): string {
  return ORDERS[field]
    .filter((column) => column !== 'status' || status === 'all')
    .map((column) => `${column} ${order}`)
    .join(', ');
}

function toStatistics(counts: StatusCounts): SubscriberStatisticsDto {
  return {
    active_count: counts.active,
    pending_count: counts.pending,
    unsubscribed_count: counts.unsubscribed,
    total_count: sumOf(counts),
  };
}
