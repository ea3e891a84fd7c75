import type { Guide, GuideFormat } from './guide';
import { guideEpub } from './guide-epub';
import { guidePdf } from './guide-pdf';
import { readGuides } from './read-guides';

/** The guides as they are in the content folder, which is read once. */
export class GuideLibrary {
  readonly #guides: Map<string, Guide>;
  readonly #siteOrigin: string;
  /** Files that were made, by slug and format. */
  readonly #files = new Map<string, Promise<Buffer>>();

  constructor(guides: readonly Guide[], siteOrigin: string) {
    this.#guides = new Map(guides.map((guide) => [guide.slug, guide]));
    this.#siteOrigin = siteOrigin;
  }

  static async read(contentDirectory: string, siteOrigin: string): Promise<GuideLibrary> {
    return new GuideLibrary(await readGuides(contentDirectory), siteOrigin);
  }

  list(): Guide[] {
    return [...this.#guides.values()];
  }

  find(slug: string): Guide | undefined {
    return this.#guides.get(slug);
  }

  /** @throws when there is no such guide. */
  file(slug: string, format: GuideFormat): Promise<Buffer> {
    const key = `${slug}.${format}`;
    let file = this.#files.get(key);
    if (!file) {
      file = this.#make(slug, format);
      this.#files.set(key, file);
      // A failure is not kept.
      file.catch(() => this.#files.delete(key));
    }
    return file;
  }

  async #make(slug: string, format: GuideFormat): Promise<Buffer> {
    const guide = this.find(slug);
    if (!guide) throw new Error(`No guide is called ${slug}`);
    return format === 'pdf' ? guidePdf(guide, this.#siteOrigin) : guideEpub(guide, this.#siteOrigin);
  }
}
