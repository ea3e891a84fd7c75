import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { chooseRarest, findInSample, searchPieces } from './search-pieces';
import type { SubscriberRow } from './subscriber.mapper';
import { columnsOf, orderBy } from './subscriber-order';
import {
  findAtBeginning,
  findByPatterns,
  findElsewhere,
  findSubscribersByIds,
  MOST_CANDIDATES,
  readSample,
  SHORT_LIST,
  WALKED,
  type SubscriberSearchTerms,
} from './subscriber-search.repository';
import type { SubscribersQueryDto } from './subscribers.dto';

/** Of a search at most so many are listed: whoever has more should search more closely. */
export const MOST_FOUND = 1000;
/** So many at the beginning of the list are enough: more than a reader goes through. */
const ENOUGH = 100;

interface Found {
  rows: SubscriberRow[];
  totalCount: number;
  /** False where more subscribers may match. */
  isComplete: boolean;
}

/** Subscribers that match, in the order of the list. */
interface Matches {
  ids: string[];
  isComplete: boolean;
}

/** How many subscribers there are: of all statuses, and in the list that is searched. */
interface Sizes {
  all: number;
  listed: number;
}

/**
 * Subscribers whose address or name contains a text. What is rare is found by the index and is complete; what is common
 * is met soon in a walk through the list. The planner's sample of the table tells which it is, and every way looks at a
 * bounded number of rows: a wrong guess makes an answer incomplete, and costs the reading of the index's lists.
 */
@Injectable()
export class SubscriberSearch {
  constructor(private readonly database: Database) {}

  /** @param term folded, not empty. */
  async find(term: string, query: SubscribersQueryDto, sizes: Sizes): Promise<Found> {
    const { page, limit, status, sortBy, sortOrder } = query;
    const order = orderBy(columnsOf(sortBy, status), sortOrder);
    const filter = (first: number) => (status === 'all' ? undefined : `status = $${first}`);
    const sought = { term, order, filter, status: status === 'all' ? [] : [status], limit: MOST_FOUND + 1 };
    const { ids, isComplete } = await this.#match(sought, sizes);
    const listed = ids.slice(0, MOST_FOUND);
    const rows = await findSubscribersByIds(
      this.#manager,
      listed.slice((page - 1) * limit, page * limit),
      order,
    );
    return { rows, totalCount: listed.length, isComplete: isComplete && ids.length <= MOST_FOUND };
  }

  async #match(sought: SubscriberSearchTerms, { all, listed }: Sizes): Promise<Matches> {
    if (listed <= SHORT_LIST)
      return { ids: await findAtBeginning(this.#manager, sought, SHORT_LIST), isComplete: true };
    // Most searches need both, and neither is worth waiting for before the other.
    const [sample, walked] = await Promise.all([
      readSample(this.#manager),
      findAtBeginning(this.#manager, sought, WALKED),
    ]);
    const rare = await this.#byIndex(sought, sample, all);
    if (rare?.isComplete) return rare;
    if (walked.length >= ENOUGH) return { ids: walked, isComplete: false };
    // All of them come after those that were met at the beginning of the list.
    const others = rare?.ids.length ? rare.ids : await this.#elsewhere(sought, all);
    return { ids: [...new Set([...walked, ...others])], isComplete: false };
  }

  get #manager(): EntityManager {
    return this.database.source.manager;
  }

  /** @returns undefined where the index would name too many rows, or cannot be asked. */
  async #byIndex(
    sought: SubscriberSearchTerms,
    sample: string[],
    size: number,
  ): Promise<Matches | undefined> {
    const asked = searchPieces(sought.term);
    if (asked.length === 0) return undefined;
    const { pieces, share } = chooseRarest(
      asked.map((piece) => findInSample(piece, sample)),
      sample.length,
    );
    if (share * size > MOST_CANDIDATES) return undefined;
    const { ids, candidates } = await findByPatterns(this.#manager, sought, pieces.map(containing));
    return { ids, isComplete: candidates <= MOST_CANDIDATES };
  }

  /** Some of what does not stand at the beginning of the list; an address that begins so is among them. */
  #elsewhere(sought: SubscriberSearchTerms, size: number): Promise<string[]> {
    const percent = Math.min(100, (100 * WALKED) / size);
    return findElsewhere(this.#manager, sought, startingWith(sought.term), percent);
  }
}

const startingWith = (text: string) => containing(text).slice(1);
