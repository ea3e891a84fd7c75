import { articlePath, PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { OfflineList, OfflinePage } from '../../src/offline/offline-list';
import type { PageAnswer } from '../rendering/page-server';
import type { Release } from '../releases/release';

interface OfflineCatalogueOptions {
  page: (path: string) => Promise<PageAnswer>;
  /** Releases of the public remotes. */
  releases: () => readonly Pick<Release, 'name' | 'pin' | 'manifest' | 'urlOf'>[];
  /** Slugs of the published articles, newest first. */
  readSlugs: () => Promise<string[]>;
}

/** More articles than these are read online; those that were visited are kept besides. */
const MOST_ARTICLES = 40;
/** What leads to the rest. */
const MAIN_PAGES: readonly string[] = [
  PATHS.home,
  PATHS.explore,
  PATHS.library,
  PATHS.about,
  PATHS.contact,
  PATHS.products,
];
const EXERCISES = 'exercises';
const FOR_BROWSERS = /\.(?:js|css)$/;

/** Which pages and files are worth having on a device: read from the live releases and the published articles. */
export class OfflineCatalogue {
  readonly #options: OfflineCatalogueOptions;

  constructor(options: OfflineCatalogueOptions) {
    this.#options = options;
  }

  /** What `/offline.json` tells. */
  async list(): Promise<OfflineList> {
    const standIn = await this.#look(PATHS.offline, 'page');
    return { pages: [...(standIn ? [standIn] : []), ...(await this.pages())], files: this.#files() };
  }

  /** The pages that open offline, as far as they can be rendered now; not the one that lists them. */
  async pages(): Promise<OfflinePage[]> {
    const slugs = await this.#options.readSlugs().catch(() => []);
    const found = await Promise.all([
      ...this.#exercisePaths().map((path) => this.#look(path, 'exercise')),
      ...MAIN_PAGES.map((path) => this.#look(path, 'page')),
      ...slugs.slice(0, MOST_ARTICLES).map((slug) => this.#look(articlePath(slug), 'article')),
    ]);
    return found.filter((page) => page !== null);
  }

  /** Every route of the exercises that is one address. */
  #exercisePaths(): string[] {
    const patterns = this.#options
      .releases()
      .filter(({ name }) => name === EXERCISES)
      .flatMap(({ pin }) => pin.patterns);
    return [...new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))];
  }

  async #look(path: string, kind: OfflinePage['kind']): Promise<OfflinePage | null> {
    const answer = await this.#options.page(path);
    if (answer.kind !== 'page' || answer.page.status !== 200) return null;
    return { path, title: bareTitle(answer.page.title), kind, etag: answer.page.etag };
  }

  #files(): OfflineList['files'] {
    return this.#options.releases().flatMap(({ manifest, urlOf }) =>
      Object.entries(manifest.files)
        .filter(([file]) => FOR_BROWSERS.test(file))
        .map(([file, integrity]) => ({ url: urlOf(file), integrity })),
    );
  }
}

function bareTitle(title: string): string {
  return title.replace(` | ${BRAND}`, '');
}
