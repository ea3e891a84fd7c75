import type { Guide, GuideFormat } from './guide';
import { guideEpub } from './guide-epub';
import { guidePdf } from './guide-pdf';

/** The guides as they were in the content folder at the start, and their files. */
export class GuideLibrary {
  /** Files that were made, by slug and format. */
  readonly #files = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly guides: readonly Guide[],
    private readonly siteOrigin: string,
  ) {}

  list(): readonly Guide[] {
    return this.guides;
  }

  find(slug: string): Guide | undefined {
    return this.guides.find((guide) => guide.slug === slug);
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
    return format === 'pdf' ? guidePdf(guide, this.siteOrigin) : guideEpub(guide, this.siteOrigin);
  }
}
