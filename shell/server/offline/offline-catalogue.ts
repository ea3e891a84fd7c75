import { articlePath, PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import { pageLanguages } from '../../src/pages/crisis-help/crisis-languages';
import type { OfflineEntry, OfflineList, OfflinePage } from '../../src/service-worker/worker-contract';
import type { PageResult } from '../pages/page-server';
import type { Release } from '../releases/release';

interface OfflineCatalogueOptions {
  page: (path: string) => Promise<PageResult>;
  /** Releases of the public remotes. */
  releases: () => readonly Pick<Release, 'remote' | 'pin' | 'manifest' | 'urlOf'>[];
  /** The published articles, newest first. */
  readArticles: () => Promise<{ slug: string; title: string }[]>;
}

/** Further articles are read online; visited ones are cached besides. */
const MAX_ARTICLES = 40;
/** Pages that lead to the others, and the helplines in each language. */
const MAIN_PAGES: readonly string[] = [
  ...pageLanguages().map(({ path }) => path),
  PATHS.home,
  PATHS.explore,
  PATHS.library,
  PATHS.about,
  PATHS.contact,
  PATHS.products,
];
const FOR_BROWSERS = /\.(?:js|css)$/;

/** The pages and files that the service worker prefetches, from the live releases and the published articles. */
export class OfflineCatalogue {
  constructor(private readonly options: OfflineCatalogueOptions) {}

  /** The content of `/offline.json`. A page that cannot be rendered now is left out until the next visit. */
  async list(): Promise<OfflineList> {
    const articles = (await this.#articles()).map(({ path, title, kind }) => this.#look(path, kind, title));
    const pages = [
      await this.#look(PATHS.offline, 'page'),
      ...(await this.#fixedPages()),
      ...(await Promise.all(articles)),
    ];
    return { pages: pages.filter((page) => page !== null), files: this.#files() };
  }

  /** What the offline page lists. Articles are not rendered for it, so that it works while the API is slow. */
  async pages(): Promise<OfflineEntry[]> {
    const fixed = (await this.#fixedPages()).filter((page) => page !== null);
    return [...fixed, ...(await this.#articles())];
  }

  #fixedPages(): Promise<(OfflinePage | null)[]> {
    return Promise.all([
      ...this.#exercisePaths().map((path) => this.#look(path, 'exercise')),
      ...MAIN_PAGES.map((path) => this.#look(path, 'page')),
    ]);
  }

  async #articles(): Promise<OfflineEntry[]> {
    const articles = await this.options.readArticles().catch(() => []);
    return articles
      .slice(0, MAX_ARTICLES)
      .map(({ slug, title }) => ({ path: articlePath(slug), title, kind: 'article' }));
  }

  /** Every route without a parameter of the remotes whose pages need no data. */
  #exercisePaths(): string[] {
    const patterns = this.options
      .releases()
      .filter(({ remote }) => remote.api === 'none')
      .flatMap(({ pin }) => pin.patterns);
    return [...new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))];
  }

  async #look(path: string, kind: OfflinePage['kind'], title?: string): Promise<OfflinePage | null> {
    const result = await this.options.page(path).catch(() => null);
    if (result?.kind !== 'page' || result.page.status !== 200) return null;
    return { path, title: title ?? readTitle(result.page.html.toString()), kind, etag: result.page.etag };
  }

  #files(): OfflineList['files'] {
    return this.options.releases().flatMap(({ manifest, urlOf }) =>
      Object.entries(manifest.files)
        .filter(([file]) => FOR_BROWSERS.test(file))
        .map(([file, integrity]) => ({ url: urlOf(file), integrity })),
    );
  }
}

/** What React escapes in text. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Without the brand. A remote names its title in what it renders, and nowhere else. */
function readTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(` | ${BRAND}`, '');
}
