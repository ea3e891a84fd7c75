import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In } from 'typeorm';
import { sliceOf, type PageDto } from '../../common/pagination';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import type { CategoryId } from './categories';
import { LISTED_COLUMNS, type ListedPost } from './listed-post';
import { PostEntity } from './post.entity';
import type { PostMatch } from './public-posts.dto';
import { MEANT, PAGE_OF_MATCHES, PAGE_OF_MENTIONS, STEMS, type Stem } from './post-search.sql';
import { categoriesNamed, categoriesWith, searchPhrase, searchWords, type SearchWord } from './search-words';

/** Where fewer posts match than this, their texts are searched, and then words that no post has are taken for misspelt. */
const FEW_MATCHES = 1;
/** Words whose stems are kept: those of most searches are few. */
const MOST_KEPT = 2000;

export interface FoundPosts {
  found: { post: ListedPost; match: PostMatch }[];
  exactCount: number;
  totalCount: number;
}

interface Matches {
  ids: string[];
  exact: number;
  total: number;
}

const NONE: Matches = { ids: [], exact: 0, total: 0 };

/** Which of the posts that match are asked for. */
interface Slice {
  category: CategoryId | null;
  skip: number;
  take: number;
}

/** A word of a search, and the stems that fit it: its own and those of words that may have been meant. */
interface SoughtWord {
  stems: string[];
  part: string | null;
}

/**
 * Searches published posts: exact matches first, by title, by excerpt, by category and tag; then those that have all
 * words in other forms (natten, nätter), without their marks (somn, sömn), in compounds (hantering, stresshantering)
 * or, where nothing else is found, in their texts, or misspelt (sömm, sömn).
 */
@Injectable()
export class PostSearch {
  /** A word's stem, or none, never changes. */
  readonly #kept = new LRUCache<string, Stem[]>({ max: MOST_KEPT });

  constructor(private readonly database: Database) {}

  /**
   * @param term not empty.
   * @returns one page: exact matches, titles first and newest first, then related ones, the likest first.
   */
  async find(
    term: string,
    category: CategoryId | undefined,
    { page, limit }: Pick<PageDto, 'page' | 'limit'>,
  ): Promise<FoundPosts> {
    const { skip, take } = sliceOf(page, limit);
    const { ids, exact, total } = await this.#match(term, { category: category ?? null, skip, take });
    const posts = ids.length > 0 ? await this.#read(ids) : [];
    const found = ids.flatMap((id, index) => {
      const post = posts.find((candidate) => candidate.id === id);
      const match: PostMatch = skip + index < exact ? 'exact' : 'related';
      return post ? [{ post, match }] : [];
    });
    return { found, exactCount: exact, totalCount: total };
  }

  #read(ids: string[]): Promise<ListedPost[]> {
    return this.database.repository(PostEntity).find({ select: LISTED_COLUMNS, where: { id: In(ids) } });
  }

  async #match(term: string, slice: Slice): Promise<Matches> {
    const phrase = searchPhrase(term);
    const words = searchWords(phrase);
    const stems = words.length > 0 ? await this.#stems(words) : [];
    const matches = await this.#page(
      phrase,
      slice,
      stems.map(({ stem, part }) => ({ stems: [stem], part })),
    );
    if (matches.total >= FEW_MATCHES || stems.length === 0) return matches;
    const mentions = await this.#mentions(phrase, slice, stems);
    if (mentions.total >= FEW_MATCHES) return mentions;
    const meant: (Stem & { meant: string[] })[] = await this.database.source.query(MEANT, [
      stems.map(({ folded }) => folded),
      stems.map(({ stem }) => stem),
    ]);
    if (!meant.some((word) => word.meant.length > 0)) return matches;
    return this.#page(
      phrase,
      slice,
      stems.map(({ stem, part }, index) => ({ stems: [stem, ...(meant[index]?.meant ?? [])], part })),
    );
  }

  /** Without stop words, which have none. */
  async #stems(words: SearchWord[]): Promise<Stem[]> {
    const unknown = words.filter((word) => this.#kept.get(keyOf(word)) === undefined);
    const found: Stem[] =
      unknown.length === 0
        ? []
        : await this.database.source.query(STEMS, [
            unknown.map(({ typed }) => typed),
            unknown.map(({ folded }) => folded),
          ]);
    return words.flatMap((word) => {
      const stems = this.#kept.get(keyOf(word)) ?? found.filter(({ folded }) => folded === word.folded);
      this.#kept.set(keyOf(word), stems);
      return stems;
    });
  }

  async #mentions(phrase: string, { category, skip, take }: Slice, stems: Stem[]): Promise<Matches> {
    const allWords = stems.map(beginningWith).join(' & ');
    const rows: Matches[] = await this.database.source.query(PAGE_OF_MENTIONS, [
      category,
      skip,
      take,
      allWords,
      phrase,
    ]);
    return rows[0] ?? NONE;
  }

  async #page(phrase: string, { category, skip, take }: Slice, words: SoughtWord[]): Promise<Matches> {
    const rows: Matches[] = await this.database.source.query(PAGE_OF_MATCHES(words.length), [
      containing(phrase),
      category,
      skip,
      take,
      anyOf(
        words.flatMap(({ stems }) => stems),
        ':*',
      ),
      // A phrase of stop words names no category and no tag.
      words.length > 0 ? containing(` ${phrase}`) : null,
      words.length > 0 ? categoriesNamed(phrase) : [],
      ...words.flatMap(({ stems, part }) => [
        anyOf(stems),
        part && containing(part),
        part ? categoriesWith(part) : [],
      ]),
    ]);
    return rows[0] ?? NONE;
  }
}

/** A word too short to begin others stands for itself alone. */
const beginningWith = ({ stem, part }: Stem) => (part ? `${stem}:*` : stem);

/** Stems are a-z and 0-9, so that nothing in them is a sign of the query's language. */
function anyOf(stems: string[], suffix = ''): string {
  return stems.map((stem) => `${stem}${suffix}`).join(' | ');
}

const keyOf = ({ typed, folded }: SearchWord) => `${typed} ${folded}`;
