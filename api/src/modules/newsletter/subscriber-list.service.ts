import { Injectable } from '@nestjs/common';
import { sliceOf, toPagination } from '../../contract/pagination';
import { Database } from '../../database/database';
import { toFilter, type SubscriberStatus } from './subscriber.entity';
import { countSubscribers, readSubscriberPage } from './subscriber-lists.repository';
import type {
  StatusFilter,
  SubscriberListDto,
  SubscriberStatisticsDto,
  SubscribersQueryDto,
} from './subscribers.dto';

type StatusCounts = Record<SubscriberStatus, number>;

@Injectable()
export class SubscriberListService {
  constructor(private readonly database: Database) {}

  async list({ page, limit, sortBy, sortOrder, ...query }: SubscribersQueryDto): Promise<SubscriberListDto> {
    const { manager } = this.database.source;
    const filter = toFilter(query);
    const { status, ...others } = filter;
    const isNarrow = Object.values(others).some(Boolean);
    const [rows, all, found] = await Promise.all([
      readSubscriberPage(manager, filter, { sortBy, sortOrder }, sliceOf(page, limit)),
      countSubscribers(manager),
      isNarrow ? countSubscribers(manager, filter) : null,
    ]);
    return {
      subscribers: rows,
      pagination: toPagination(page, limit, sizeOf(status, found ?? all)),
      statistics: toStatistics(all),
    };
  }
}

function sizeOf(status: StatusFilter, counts: StatusCounts): number {
  if (status !== 'all') return counts[status];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function toStatistics(counts: StatusCounts): SubscriberStatisticsDto {
  return {
    active_count: counts.active,
    pending_count: counts.pending,
    unsubscribed_count: counts.unsubscribed,
    total_count: sizeOf('all', counts),
  };
}
