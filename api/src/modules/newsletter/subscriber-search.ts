import { Injectable } from '@nestjs/common';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { chooseRarest, findInSample, searchPieces } from './search-pieces';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';
import { columnsOf, orderBy } from './subscriber-order';
import { AMONG, ELSEWHERE, MOST_CANDIDATES, SAMPLE, SHORT_LIST, WALK, WALKED } from './subscriber-search.sql';
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

/** A search as its statements need it. */
interface Sought {
  term: string;
  order: string;
  /** Of the status, if one is asked for: its condition with the number of its parameter, and its value. */
  filter: (first: number) => string | undefined;
  status: string[];
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
    const sought = { term, order, filter, status: status === 'all' ? [] : [status] };
    const { ids, isComplete } = await this.#match(sought, sizes);
    const listed = ids.slice(0, MOST_FOUND);
    const rows = await this.#rows(listed.slice((page - 1) * limit, page * limit), order);
    return { rows, totalCount: listed.length, isComplete: isComplete && ids.length <= MOST_FOUND };
  }

  async #match(sought: Sought, { all, listed }: Sizes): Promise<Matches> {
    if (listed <= SHORT_LIST) return { ids: await this.#walk(sought, SHORT_LIST), isComplete: true };
    // Most searches need both, and neither is worth waiting for before the other.
    const [sample, walked] = await Promise.all([this.#sample(), this.#walk(sought, WALKED)]);
    const rare = await this.#byIndex(sought, sample, all);
    if (rare?.isComplete) return rare;
    if (walked.length >= ENOUGH) return { ids: walked, isComplete: false };
    // All of them come after those that were met at the beginning of the list.
    const others = rare?.ids.length ? rare.ids : await this.#elsewhere(sought, all);
    return { ids: [...new Set([...walked, ...others])], isComplete: false };
  }

  async #walk({ term, order, filter, status }: Sought, rows: number): Promise<string[]> {
    const condition = filter(3);
    const found: { id: string }[] = await this.database.source.query(
      WALK(rows, order, condition && `WHERE ${condition}`),
      [term, MOST_FOUND + 1, ...status],
    );
    return found.map(({ id }) => id);
  }

  async #sample(): Promise<string[]> {
    const [row]: { texts: string[] | null }[] = await this.database.source.query(SAMPLE);
    return row?.texts ?? [];
  }

  /** @returns undefined where the index would name too many rows, or cannot be asked. */
  async #byIndex(sought: Sought, sample: string[], size: number): Promise<Matches | undefined> {
    const asked = searchPieces(sought.term);
    if (asked.length === 0) return undefined;
    const { pieces, share } = chooseRarest(
      asked.map((piece) => findInSample(piece, sample)),
      sample.length,
    );
    if (share * size > MOST_CANDIDATES) return undefined;
    const conditions = pieces.map((_, index) => `search_text LIKE $${3 + index}`);
    return this.#among(sought, conditions.join(' AND '), pieces.map(containing));
  }

  /** Some of what does not stand at the beginning of the list; an address that begins so is among them. */
  async #elsewhere({ term, order, filter, status }: Sought, size: number): Promise<string[]> {
    const share = Math.min(100, (100 * WALKED) / size);
    const found: { id: string }[] = await this.database.source.query(ELSEWHERE(order, filter(5)), [
      term,
      MOST_FOUND + 1,
      startingWith(term),
      share,
      ...status,
    ]);
    return found.map(({ id }) => id);
  }

  async #among(sought: Sought, condition: string, patterns: string[]): Promise<Matches> {
    const { term, order, filter, status } = sought;
    const [found]: { candidates: number; ids: string[] }[] = await this.database.source.query(
      AMONG(condition, order, filter(3 + patterns.length)),
      [term, MOST_FOUND + 1, ...patterns, ...status],
    );
    return { ids: found?.ids ?? [], isComplete: (found?.candidates ?? 0) <= MOST_CANDIDATES };
  }

  #rows(ids: string[], order: string): Promise<SubscriberRow[]> {
    return this.database.source.query(
      `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = ANY ($1) ORDER BY ${order}`,
      [ids],
    );
  }
}

const startingWith = (text: string) => containing(text).slice(1);
