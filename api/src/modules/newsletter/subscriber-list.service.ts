import { Injectable } from '@nestjs/common';
import { sliceOf, toPagination } from '../../contract/pagination';
import { Database } from '../../database/database';
import { foldForSearch, type SubscriberStatus } from './subscriber.entity';
import { countSubscribers, readSubscriberPage } from './subscriber-lists.repository';
import { toSubscriber } from './subscriber.mapper';
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

  async list({ search, page, limit, status, ...order }: SubscribersQueryDto): Promise<SubscriberListDto> {
    const { manager } = this.database.source;
    const term = foldForSearch(search?.trim() ?? '');
    const [rows, all, found] = await Promise.all([
      readSubscriberPage(manager, { status, term }, order, sliceOf(page, limit)),
      countSubscribers(manager),
      term ? countSubscribers(manager, { status, term }) : null,
    ]);
    return {
      subscribers: rows.map(toSubscriber),
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
