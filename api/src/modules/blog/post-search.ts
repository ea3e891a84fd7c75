import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In, type EntityManager } from 'typeorm';
import { sliceOf, type PageDto } from '../../common/pagination';
import { containing } from '../../common/search';
import type { CategoryId } from './categories';
import { LISTED_COLUMNS, type ListedPost } from './listed-post';
import { PostEntity } from './post.entity';
import type { PostMatch } from './public-posts.dto';
import { findPageStart, publishedList } from './post-lists.repository';
import {
  countPostsWith,
  findMatches,
  findMentions,
  findSimilarStems,
  findStems,
  MOST_MENTIONS,
  type PostsWithWord,
  type MatchingPosts,
  type Slice,
  type Stem,
} from './post-search.repository';
import {
  categoriesNamed,
  categoriesWith,
  fold,
  searchPhrase,
  searchWords,
  type SearchWord,
} from './search-words';

/** With fewer matches than this the posts' texts are searched, and then words that no post has are corrected. */
const FEW_MATCHES = 1;
/** With more posts than this that may match, the newest posts alone are searched, and titles of any age. */
const MOST_RANKED = 1000;
/** Posts that are searched for what is common. */
const NEWEST_SEARCHED = 1000;
const EVER = '-infinity';
const COUNTS_KEPT_MS = 5 * 60_000;
/** Number of words whose stems are cached: most searches use few different words. */
const CACHED_WORDS = 2000;

export interface FoundPosts {
  found: { post: ListedPost; match: PostMatch }[];
  exactCount: number;
  totalCount: number;
  /** False when older posts may match too. */
  isComplete: boolean;
}

/** The times since which posts are searched, and titles. */
interface Scope {
  since: string;
  titlesSince: string;
}

/** A word of a search with its own stem and those of its corrections. */
interface SoughtWord {
  stems: string[];
  part: string | null;
}

/**
 * Searches published posts: exact matches first, by title, by excerpt, by category and tag; then those that have all
 * words in other forms (natten, nätter), without diacritics (somn, sömn), in compounds (hantering, stresshantering)
 * or, where little else is found, in their texts, or misspelt (sömm, sömn).
 */
@Injectable()
export class PostSearch {
  /** Stems by word; null for a stop word. A stem never changes, so entries do not expire. */
  readonly #stemsByWord = new LRUCache<string, Stem[]>({ max: CACHED_WORDS });
  readonly #countsByWord = new LRUCache<string, PostsWithWord>({ max: CACHED_WORDS, ttl: COUNTS_KEPT_MS });

  /**
   * @param term not empty.
   * @returns one page: exact matches, titles first and newest first, then related ones by rank.
   */
  async find(
    manager: EntityManager,
    term: string,
    category: CategoryId | undefined,
    { page, limit }: Pick<PageDto, 'page' | 'limit'>,
  ): Promise<FoundPosts> {
    const { skip, take } = sliceOf(page, limit);
    const { ids, exact, total, isComplete } = await this.#match(manager, term, {
      category: category ?? null,
      skip,
      take,
    });
    const posts = ids.length > 0 ? await this.#read(manager, ids) : [];
    const found = ids.flatMap((id, index) => {
      const post = posts.find((candidate) => candidate.id === id);
      const match: PostMatch = skip + index < exact ? 'exact' : 'related';
      return post ? [{ post, match }] : [];
    });
    return { found, exactCount: exact, totalCount: total, isComplete };
  }

  #read(manager: EntityManager, ids: string[]): Promise<ListedPost[]> {
    return manager.find(PostEntity, { select: LISTED_COLUMNS, where: { id: In(ids) } });
  }

  async #match(
    manager: EntityManager,
    term: string,
    slice: Slice,
  ): Promise<MatchingPosts & { isComplete: boolean }> {
    const phrase = searchPhrase(term);
    const words = searchWords(phrase);
    const stems = words.length > 0 ? await this.#stems(manager, words) : [];
    const { total, since } = await findPageStart(manager, publishedList(slice.category), NEWEST_SEARCHED);
    const sought = stems.map(({ stem, part }) => ({ stems: [stem], part }));
    const newest = since?.toISOString() ?? EVER;
    const matches = await this.#page(
      manager,
      phrase,
      slice,
      sought,
      await this.#scope(manager, sought, total, newest),
    );
    if (matches.total >= FEW_MATCHES || stems.length === 0) return matches;
    const query = stems.map(beginningWith).join(' & ');
    const mentions = await findMentions(manager, { query, phrase, total }, slice);
    if (mentions.total >= FEW_MATCHES) return { ...mentions, isComplete: mentions.total < MOST_MENTIONS };
    const similar = await findSimilarStems(manager, stems);
    if (!similar.some((ofWord) => ofWord.length > 0)) return matches;
    const meant = stems.map(({ stem, part }, index) => ({ stems: [stem, ...(similar[index] ?? [])], part }));
    return this.#page(manager, phrase, slice, meant, await this.#scope(manager, meant, total, newest));
  }

  /**
   * Ranking every match of a common word takes long, and nobody reads them all: posts older than `newest` are searched
   * only where few can match, which the counts of the words tell.
   */
  async #scope(manager: EntityManager, words: SoughtWord[], total: number, newest: string): Promise<Scope> {
    if (total <= MOST_RANKED) return { since: EVER, titlesSince: EVER };
    const counts: PostsWithWord[] = [];
    for (const { stems, part } of words)
      counts.push(part ? await this.#count(manager, part.trim(), stems) : { posts: total, titles: total });
    const isNamed = words.some(({ part }) => part && categoriesWith(part).length > 0);
    const posts = isNamed ? total : Math.min(total, ...counts.map((count) => count.posts));
    const titles = Math.min(total, ...counts.map((count) => count.titles));
    return {
      since: posts > MOST_RANKED ? newest : EVER,
      titlesSince: titles > MOST_RANKED ? newest : EVER,
    };
  }

  /** Kept for some minutes, since a word that is rare does not become common sooner. */
  async #count(manager: EntityManager, part: string, stems: string[]): Promise<PostsWithWord> {
    const key = [part, ...stems].join(' ');
    const known = this.#countsByWord.get(key);
    if (known) return known;
    const count = await countPostsWith(manager, { pattern: containing(part), stems });
    this.#countsByWord.set(key, count);
    return count;
  }

  /** Stems of the words; stop words have none. */
  async #stems(manager: EntityManager, words: SearchWord[]): Promise<Stem[]> {
    const unknown = words.filter((word) => this.#stemsByWord.get(keyOf(word)) === undefined);
    const found: Stem[] =
      unknown.length === 0
        ? []
        : await findStems(
            manager,
            unknown.map(({ typed }) => typed),
            unknown.map(({ folded }) => folded),
          );
    return words.flatMap((word) => {
      const stems =
        this.#stemsByWord.get(keyOf(word)) ?? found.filter(({ folded }) => folded === word.folded);
      this.#stemsByWord.set(keyOf(word), stems);
      return stems;
    });
  }

  async #page(manager: EntityManager, phrase: string, slice: Slice, words: SoughtWord[], scope: Scope) {
    const hasWords = words.length > 0;
    const conditions = {
      phrasePattern: containing(phrase),
      rankingQuery: anyOf(
        words.flatMap(({ stems }) => stems),
        ':*',
      ),
      // A phrase of stop words matches no category and no tag.
      tagPattern: hasWords ? containing(` ${phrase}`) : null,
      foldedTagPattern: containing(
        ` ${fold(phrase)
          .replace(/[^a-z0-9]+/g, ' ')
          .trim()}`,
      ),
      categories: hasWords ? categoriesNamed(phrase) : [],
      words: words.map(({ stems, part }) => ({
        query: anyOf(stems),
        partPattern: part && containing(part),
        categories: part ? categoriesWith(part) : [],
      })),
      ...scope,
    };
    const matches = await findMatches(manager, conditions, slice);
    return { ...matches, isComplete: scope.since === EVER };
  }
}

/** A word that is too short for prefix search matches only itself. */
const beginningWith = ({ stem, part }: Stem) => (part ? `${stem}:*` : stem);

/** Stems are a-z and 0-9, so they hold no operator of a tsquery. */
function anyOf(stems: string[], suffix = ''): string {
  return stems.map((stem) => `${stem}${suffix}`).join(' | ');
}

const keyOf = ({ typed, folded }: SearchWord) => `${typed} ${folded}`;
