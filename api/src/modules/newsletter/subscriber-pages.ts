import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import type { SubscriberRow } from './subscriber.mapper';
import { opposite } from './subscriber-order';
import {
  findPlace,
  readPage,
  type ListOrder,
  type PageStart,
  type Place,
} from './subscriber-pages.repository';
import type { SubscribersQueryDto } from './subscribers.dto';

/** Maximum number of rows that are skipped without a search for a nearer place. */
const NEAR = 2000;

/** Pages of all subscribers or of a status. A page in the middle of a million rows costs as much as the first. */
@Injectable()
export class SubscriberPages {
  constructor(private readonly database: Database) {}

  /** @param totalCount number of subscribers of that status. */
  async page({ page, limit, ...order }: SubscribersQueryDto, totalCount: number): Promise<SubscriberRow[]> {
    const offset = (page - 1) * limit;
    const size = Math.min(limit, totalCount - offset);
    if (size <= 0) return [];
    const start = await this.#start(order, offset, size, totalCount);
    return readPage(this.database.source.manager, order, start, size);
  }

  /** Starts at the nearer end of the list, or of the place with the page. */
  async #start(order: ListOrder, offset: number, size: number, totalCount: number): Promise<PageStart> {
    const toEnd = totalCount - offset - size;
    const ends: PageStart = {
      from: null,
      walk: toEnd < offset ? opposite(order.sortOrder) : order.sortOrder,
      skipped: Math.min(offset, toEnd),
    };
    if (ends.skipped <= NEAR) return ends;
    const place = await findPlace(this.database.source.manager, order, offset);
    return place ? startAt(place, order, offset, size) : ends;
  }
}

function startAt(place: Place, order: ListOrder, offset: number, size: number): PageStart {
  const fromNearSide = offset - place.before;
  const fromFarSide = place.before + place.size - offset - size;
  const isForward = fromFarSide < 0 || fromNearSide <= fromFarSide;
  const walk = isForward ? order.sortOrder : opposite(order.sortOrder);
  const edge = (walk === 'asc' ? place.lower : place.upper).filter((mark) => mark !== null);
  const isOpen = edge.length < place.lower.length;
  return { from: isOpen ? null : edge, walk, skipped: isForward ? fromNearSide : fromFarSide };
}
