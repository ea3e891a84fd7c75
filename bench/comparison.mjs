import { SITE, withProduct } from './product.mjs';
import { serveStatic, writeByHand } from './static-page.mjs';
import { hasWordPress, HOW_TO_INSTALL, startWordPress } from './wordpress.mjs';

const STATIC_PORT = 4620;
const WORDPRESS_PORT = 4690;

/**
 * Starts the product, hand-written pages of the same content, and WordPress with the same articles where it is
 * installed, for the length of a measurement.
 *
 * @param {string[]} paths the pages with a hand-written baseline.
 * @param {(origins: { ours: string, byHand: string, wordPress: string | null }) => Promise<Result>} measure
 * @template Result
 */
export function withComparison(paths, measure) {
  return withProduct(async () => {
    const byHand = await serveStatic(await handWrittenPages(paths), STATIC_PORT);
    const wordPress = hasWordPress() ? await startWordPress(await articles(), WORDPRESS_PORT) : null;
    if (!wordPress) console.log(`Without WordPress, which is not installed: ${HOW_TO_INSTALL}`);
    try {
      return await measure({ ours: SITE, byHand: byHand.origin, wordPress: wordPress?.origin ?? null });
    } finally {
      await Promise.all([byHand.stop(), wordPress?.stop()]);
    }
  });
}

/** @returns {Promise<Record<string, string>>} */
async function handWrittenPages(paths) {
  const pages = Object.create(null);
  for (const path of paths) pages[path] = writeByHand(await (await fetch(SITE + path)).text());
  return pages;
}

/** Every published article, without its image. */
async function articles() {
  const { posts } = await (await fetch(`${SITE}/api/blog/posts?limit=50`)).json();
  return Promise.all(
    posts.map(async ({ slug }) => {
      const { post } = await (await fetch(`${SITE}/api/blog/posts/${slug}`)).json();
      return { slug, title: post.title, excerpt: post.excerpt ?? '', content: post.content };
    }),
  );
}
