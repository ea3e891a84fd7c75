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

/** Maximum number of listed matches; a longer term narrows the search. */
export const MOST_FOUND = 1000;
/** Matches at the beginning of the list that are enough: more than an admin reads. */
const ENOUGH = 100;

interface Found {
  rows: SubscriberRow[];
  totalCount: number;
  /** False when more subscribers may match. */
  isComplete: boolean;
}

/** Matches in the order of the list. */
interface Matches {
  ids: string[];
  isComplete: boolean;
}

/** Numbers of subscribers: of all statuses, and in the list. */
interface Sizes {
  all: number;
  listed: number;
}

/**
 * Subscribers whose address or name contains a text. The index finds all matches of a rare text, and a scan of the
 * list soon finds enough matches of a common one; the planner's sample of the table decides between them. Both read a
 * bounded number of rows, so a wrong estimate makes the result incomplete and costs a read of the index's lists.
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
    // In parallel, because most searches need both.
    const [sample, walked] = await Promise.all([
      readSample(this.#manager),
      findAtBeginning(this.#manager, sought, WALKED),
    ]);
    const rare = await this.#byIndex(sought, sample, all);
    if (rare?.isComplete) return rare;
    if (walked.length >= ENOUGH) return { ids: walked, isComplete: false };
    // They follow the matches at the beginning of the list.
    const others = rare?.ids.length ? rare.ids : await this.#elsewhere(sought, all);
    return { ids: [...new Set([...walked, ...others])], isComplete: false };
  }

  get #manager(): EntityManager {
    return this.database.source.manager;
  }

  /** @returns undefined when the index would find too many rows, or cannot be used. */
  async #byIndex(
    sought: SubscriberSearchTerms,
    sample: string[],
    size: number,
  ): Promise<Matches | undefined> {
    const found = searchPieces(sought.term);
    if (found.length === 0) return undefined;
    const { pieces, share } = chooseRarest(
      found.map((piece) => findInSample(piece, sample)),
      sample.length,
    );
    if (share * size > MOST_CANDIDATES) return undefined;
    const { ids, candidates } = await findByPatterns(this.#manager, sought, pieces.map(containing));
    return { ids, isComplete: candidates <= MOST_CANDIDATES };
  }

  /** A sample of the matches beyond the beginning of the list, with every address that begins with the term. */
  #elsewhere(sought: SubscriberSearchTerms, size: number): Promise<string[]> {
    const percent = Math.min(100, (100 * WALKED) / size);
    return findElsewhere(this.#manager, sought, startingWith(sought.term), percent);
  }
}

const startingWith = (text: string) => containing(text).slice(1);
