import { TaggedPdf } from '../../pdf/tagged-pdf';
import { writeHtml } from '../../pdf/write-html';
import { BRAND } from '../mail/sender';
import { editionLine, type Guide, type GuideFormat } from './guide';
import { guideEpub } from './guide-epub';

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

/** The guide as a PDF/UA file, each session on a page of its own. */
function guidePdf(guide: Guide, siteOrigin: string): Promise<Buffer> {
  const pdf = new TaggedPdf({ title: guide.title, author: BRAND, footer: `${guide.title} · ${BRAND}` });
  pdf.heading(guide.title, 1).paragraph(guide.summary);
  writeHtml(pdf, guide.html, siteOrigin);
  pdf.heading('Delarna', 2).list(
    guide.sessions.map(({ title, lead }) => [{ text: `${title}. `, style: 'strong' }, { text: lead }]),
    { isOrdered: true },
  );
  pdf.paragraph(editionLine(guide));
  for (const { number, title, minutes, lead, html } of guide.sessions) {
    pdf.newPage().heading(`${number}. ${title}`, 1);
    pdf.paragraph([{ text: `${lead} (${minutes} minuter)`, style: 'emphasis' }]);
    writeHtml(pdf, html, siteOrigin);
  }
  return pdf.end();
}
