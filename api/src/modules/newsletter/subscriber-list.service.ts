import { Injectable } from '@nestjs/common';
import { toPagination } from '../../common/pagination';
import { Database } from '../../database/database';
import { foldForSearch, type SubscriberStatus } from './subscriber.entity';
import { toSubscriber } from './subscriber.mapper';
import { SubscriberPages } from './subscriber-pages';
import { SubscriberSearch } from './subscriber-search';
import type {
  StatusFilter,
  SubscriberListDto,
  SubscriberStatisticsDto,
  SubscribersQueryDto,
} from './subscribers.dto';
import { countSubscribers } from './subscribers.repository';

type StatusCounts = Record<SubscriberStatus, number>;

/**
 * The list of subscribers. The cost of a page does not grow with their number: triggers keep the statistics and the
 * totals without a search, and the ids of a page come from an index, from a counted place near it.
 */
@Injectable()
export class SubscriberListService {
  constructor(
    private readonly database: Database,
    private readonly pages: SubscriberPages,
    private readonly search: SubscriberSearch,
  ) {}

  async list(query: SubscribersQueryDto): Promise<SubscriberListDto> {
    const counts = await countSubscribers(this.database.source.manager);
    const term = foldForSearch(query.search?.trim() ?? '');
    const { rows, totalCount, isComplete } = term
      ? await this.search.find(term, query, { all: sumOf(counts), listed: sizeOf(query.status, counts) })
      : await this.#page(query, counts);
    return {
      subscribers: rows.map(toSubscriber),
      pagination: toPagination(query.page, query.limit, totalCount),
      statistics: toStatistics(counts),
      is_complete: isComplete,
    };
  }

  async #page(query: SubscribersQueryDto, counts: StatusCounts) {
    const totalCount = sizeOf(query.status, counts);
    return { rows: await this.pages.page(query, totalCount), totalCount, isComplete: true };
  }
}

const sumOf = (counts: StatusCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const sizeOf = (status: StatusFilter, counts: StatusCounts) =>
  status === 'all' ? sumOf(counts) : counts[status];

function toStatistics(counts: StatusCounts): SubscriberStatisticsDto {
  return {
    active_count: counts.active,
    pending_count: counts.pending,
    unsubscribed_count: counts.unsubscribed,
    total_count: sumOf(counts),
  };
}
