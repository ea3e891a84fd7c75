import { Inject, Injectable } from '@nestjs/common';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { indexedPart, LEAST_LETTERS_WITHIN } from './indexed-part';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';
import { columnsOf, orderBy } from './subscriber-order';
import type { StatusFilter, SubscribersQueryDto } from './subscribers.dto';

/** Of a search at most so many are listed: whoever has more should search more closely. */
export const MOST_FOUND = 1000;
/** Looked through first: what is common is found there, sooner than by an index that names a tenth of all rows. */
const NEWEST = 10_000;
/** So many among the newest are enough: more than a reader goes through, and a sign that the index would be slow. */
const ENOUGH = 100;

interface Found {
  rows: SubscriberRow[];
  totalCount: number;
  /** False where older subscribers may match too. */
  isComplete: boolean;
}

/** Subscribers whose address or name contains a text. */
@Injectable()
export class SubscriberSearch {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @param term folded, not empty. @param size how many subscribers there are in all. */
  async find(
    term: string,
    { page, limit, status, sortBy, sortOrder }: SubscribersQueryDto,
    size: number,
  ): Promise<Found> {
    const newest = await this.#amongNewest(term, status);
    const isAll = size <= NEWEST;
    const older = isAll || newest.length >= ENOUGH ? [] : await this.#amongAll(term, status);
    const ids = [...new Set([...newest, ...older])].slice(0, MOST_FOUND);
    const rows: SubscriberRow[] = await this.database.source.query(
      `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = ANY ($1)
       ORDER BY ${orderBy(columnsOf(sortBy, 'all'), sortOrder)} LIMIT $2 OFFSET $3`,
      [ids, limit, (page - 1) * limit],
    );
    const isComplete =
      ids.length < MOST_FOUND && (isAll || (newest.length < ENOUGH && term.length >= LEAST_LETTERS_WITHIN));
    return { rows, totalCount: ids.length, isComplete };
  }

  #amongNewest(term: string, status: StatusFilter): Promise<string[]> {
    return this.#ids(
      `SELECT id FROM (
         SELECT id, search_text, status FROM newsletter_subscribers ORDER BY id DESC LIMIT ${NEWEST}) AS newest
       WHERE ($1 = 'all' OR status = $1) AND search_text LIKE $2 LIMIT ${MOST_FOUND}`,
      [status, containing(term)],
    );
  }

  /**
   * By the index, which knows three letters in a row: of a shorter text the addresses that begin so. Without the
   * inner query the planner would count on finding enough along the way, and read the whole table for what is rare.
   */
  #amongAll(term: string, status: StatusFilter): Promise<string[]> {
    const [condition, texts] =
      term.length < LEAST_LETTERS_WITHIN
        ? ['email LIKE $2', [startingWith(term)]]
        : ['search_text LIKE $2 AND strpos(search_text, $3) > 0', [containing(indexedPart(term)), term]];
    return this.#ids(
      `WITH found AS MATERIALIZED (
         SELECT id FROM newsletter_subscribers WHERE ($1 = 'all' OR status = $1) AND ${condition})
       SELECT id FROM found LIMIT ${MOST_FOUND}`,
      [status, ...texts],
    );
  }

  async #ids(sql: string, parameters: unknown[]): Promise<string[]> {
    const found: { id: string }[] = await this.database.source.query(sql, parameters);
    return found.map(({ id }) => id);
  }
}

const startingWith = (text: string) => containing(text).slice(1);
