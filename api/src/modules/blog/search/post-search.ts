import type { EntityManager } from 'typeorm';
import { sliceOf, type PageDto } from '../../../contract/pagination';
import {
  findListed,
  type ListedPost,
  findPageStart,
  publishedList,
  type PageStart,
} from '../posts/post-lists.repository';
import type { PostMatch } from '../posts/public-posts.dto';
import {
  countPostsWithWords,
  findBodyMatches,
  findCorrections,
  findMatches,
  findQueryWords,
  MAX_BODY_MATCHES,
  type ChosenPosts,
  type Matches,
  type QueryWord,
  type Scope,
  type Slice,
} from './post-search.repository';
import { categoriesWith, searchPhrase, searchWords } from './search-words';

/** Where more posts may match, only the newest ones are searched, and titles of any age. */
const MAX_RANKED = 1000;
const NEWEST_SEARCHED = 1000;
const EVER = '-infinity';

interface FoundPosts {
  found: { post: ListedPost; match: PostMatch }[];
  exactCount: number;
  totalCount: number;
  /** False when older posts may match too. */
  isComplete: boolean;
}

/**
 * Searches published posts. Exact matches come first: by title, excerpt, category, tag. Related posts follow: those that
 * have all words in other forms (natten, nätter), without diacritics (somn, sömn) or in compounds (hantering,
 * stresshantering). Where nothing is found, posts with the words in their body, and then corrected words (sömm, sömn).
 *
 * @param term not empty.
 */
export async function searchPosts(
  manager: EntityManager,
  term: string,
  chosen: ChosenPosts,
  { page, limit }: Pick<PageDto, 'page' | 'limit'>,
): Promise<FoundPosts> {
  const slice: Slice = { ...chosen, ...sliceOf(page, limit) };
  const { ids, exact, total, isComplete } = await search(manager, searchPhrase(term), slice);
  const posts = await findListed(manager, ids);
  const found = posts.map((post, index) => {
    const match: PostMatch = slice.skip + index < exact ? 'exact' : 'related';
    return { post, match };
  });
  return { found, exactCount: exact, totalCount: total, isComplete };
}

async function search(
  manager: EntityManager,
  phrase: string,
  slice: Slice,
): Promise<Matches & { isComplete: boolean }> {
  const words = await findQueryWords(manager, searchWords(phrase));
  const list = await findPageStart(manager, publishedList(slice.category, slice.isShort), NEWEST_SEARCHED);
  const findBy = async (searched: QueryWord[]) => {
    const scope = await chooseScope(manager, searched, list);
    const matches = await findMatches(manager, { phrase, words: searched, scope }, slice);
    return { ...matches, isComplete: scope.since === EVER };
  };
  const matches = await findBy(words);
  if (matches.total > 0 || words.length === 0) return matches;
  const inBodies = await findBodyMatches(manager, { phrase, words, publishedCount: list.total }, slice);
  if (inBodies.total > 0) return { ...inBodies, isComplete: inBodies.total < MAX_BODY_MATCHES };
  const corrected = await findCorrections(manager, words);
  return corrected ? findBy(corrected) : matches;
}

/** Ranking takes long for a word that most posts have, so it is bounded by the stored counts of the words. */
async function chooseScope(manager: EntityManager, words: QueryWord[], list: PageStart): Promise<Scope> {
  if (list.total <= MAX_RANKED) return { since: EVER, titlesSince: EVER };
  const { posts, titles } = await countPostsWithWords(manager, words);
  const isCategory = words.some(({ part }) => part && categoriesWith(part).length > 0);
  const newest = list.since?.toISOString() ?? EVER;
  const isRare = (count: number | null) => count !== null && count <= MAX_RANKED;
  return {
    since: isRare(posts) && !isCategory ? EVER : newest,
    titlesSince: isRare(titles) ? EVER : newest,
  };
}
