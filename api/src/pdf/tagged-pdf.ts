import {
  BODY,
  COLOURS,
  FONTS,
  HEADING_SIZES,
  INDENT,
  LINE_GAP,
  MARGINS,
  PARAGRAPH_GAP,
  TEXT_SIZE,
  type Face,
} from './pdf-look';
import PDFDocument from 'pdfkit';

/** A stretch of text in one style. */
export interface TextRun {
  text: string;
  style?: 'strong' | 'emphasis';
  /** An absolute address. */
  href?: string;
}

interface PdfDetails {
  /** As the author without `&` and `<`: pdfkit writes both into the XML of the metadata as they are. */
  title: string;
  author: string;
  /** One line at the foot of each page, before the page's number. */
  footer: string;
}

type StructureElement = PDFKit.PDFStructureElement;
type Line = string | readonly TextRun[];

/** pdfkit knows it, its published types do not. */
const UNTYPED_OPTIONS: object = { subset: 'PDF/UA' };

/**
 * A Swedish PDF that assistive technology can read (PDF/UA-1): every text has a tag, in reading order, and the fonts
 * are embedded.
 */
export class TaggedPdf {
  readonly #pdf: LabelledPdf;
  readonly #root: StructureElement;
  readonly #details: PdfDetails;

  constructor(details: PdfDetails, { size = 'A5' }: { size?: 'A4' | 'A5' } = {}) {
    this.#details = details;
    this.#pdf = new LabelledPdf({
      size,
      margins: MARGINS,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'sv-SE',
      ...UNTYPED_OPTIONS,
      info: { Title: details.title, Author: details.author },
    });
    for (const [face, data] of Object.entries(FONTS)) this.#pdf.registerFont(face, data);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** A heading of level 1 or 2 is a bookmark too. */
  heading(text: string, level: 1 | 2 | 3): this {
    const size = HEADING_SIZES[level];
    this.#space(level === 1 ? 0 : size * 0.7);
    this.#keepTogether(size * 4);
    if (level < 3) this.#pdf.outline.addItem(text);
    this.#pdf.fontSize(size).fillColor(COLOURS.heading);
    this.#tagged(this.#root, `H${level}`, (element) =>
      this.#draw(element, text, { face: 'strong', lineGap: 2 }),
    );
    this.#space(PARAGRAPH_GAP);
    return this;
  }

  paragraph(line: Line): this {
    this.#block(this.#root, 'P', line);
    return this;
  }

  quote(lines: readonly Line[]): this {
    this.#tagged(this.#root, 'BlockQuote', (quote) =>
      this.#indented(() => {
        for (const line of lines) this.#block(quote, 'P', line);
      }),
    );
    return this;
  }

  list(items: readonly Line[], { isOrdered = false } = {}): this {
    this.#tagged(this.#root, 'L', (list) => {
      for (const [index, item] of items.entries()) this.#item(list, isOrdered ? `${index + 1}.` : '•', item);
    });
    return this;
  }

  /** A table of columns of one width. @param rows the first cell of each row is its header. */
  table(titles: readonly string[], rows: readonly (readonly string[])[]): this {
    this.#tagged(this.#root, 'Table', (table) => {
      this.#row(table, titles, () => 'Column');
      for (const row of rows) this.#row(table, row, (column) => (column === 0 ? 'Row' : undefined));
    });
    this.#space(PARAGRAPH_GAP);
    return this;
  }

  newPage(): this {
    this.#pdf.addPage();
    return this;
  }

  /** Nothing can be added afterwards. */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.#footers();
    const chunks: Buffer[] = [];
    this.#pdf.end();
    for await (const chunk of this.#pdf) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  #block(parent: StructureElement, tag: string, line: Line): void {
    this.#keepTogether((TEXT_SIZE + LINE_GAP) * 2);
    this.#pdf.fontSize(TEXT_SIZE).fillColor(COLOURS.ink);
    this.#tagged(parent, tag, (element) => this.#draw(element, line, BODY));
    this.#space(PARAGRAPH_GAP);
  }

  #item(list: StructureElement, label: string, item: Line): void {
    this.#keepTogether((TEXT_SIZE + LINE_GAP) * 2);
    this.#pdf.fontSize(TEXT_SIZE).fillColor(COLOURS.ink);
    this.#tagged(list, 'LI', (entry) => {
      const { y } = this.#pdf;
      this.#tagged(entry, 'Lbl', (element) => this.#draw(element, label, BODY));
      this.#pdf.y = y;
      this.#indented(() => this.#block(entry, 'LBody', item));
    });
  }

  #row(
    table: StructureElement,
    cells: readonly string[],
    scopeOf: (column: number) => 'Column' | 'Row' | undefined,
  ): void {
    const pdf = this.#pdf.fontSize(TEXT_SIZE).fillColor(COLOURS.ink);
    const width = (pdf.page.width - MARGINS.left - MARGINS.right) / cells.length - PARAGRAPH_GAP;
    // The wider face, so that both fit.
    pdf.font('strong');
    const height = Math.max(...cells.map((cell) => pdf.heightOfString(cell, { width })));
    this.#keepTogether(height + PARAGRAPH_GAP);
    const { y } = pdf;
    let x = MARGINS.left;
    this.#tagged(table, 'TR', (row) => {
      for (const [index, cell] of cells.entries()) {
        const scope = scopeOf(index);
        pdf.font(scope === 'Column' ? 'strong' : 'text');
        const at = x;
        const draw = () => pdf.text(cell, at, y, { width });
        this.#tagged(row, scope ? 'TH' : 'TD', (element) => element.add(draw), { scope });
        x += width + PARAGRAPH_GAP;
      }
    });
    pdf.x = MARGINS.left;
    pdf.y = y + height + PARAGRAPH_GAP;
    this.#rule(pdf.y - PARAGRAPH_GAP / 2);
  }

  /**
   * Adds an element, which is ended while its last page is the present one: its annotations take that page.
   *
   * @param options `scope` of a header cell, which is missing in pdfkit's published types.
   */
  #tagged(
    parent: StructureElement,
    tag: string,
    fill: (element: StructureElement) => void,
    options: object = {},
  ): void {
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    fill(element);
    element.end();
  }

  #draw(element: StructureElement, line: Line, { face, ...options }: { face: Face; lineGap: number }): void {
    const runs = typeof line === 'string' ? [{ text: line }] : line.filter(({ text }) => text !== '');
    for (const [index, run] of runs.entries()) {
      const more = { ...options, continued: index < runs.length - 1 };
      this.#pdf.font(run.style ?? face);
      if (run.href) this.#drawLink(element, run.text, run.href, more);
      else element.add(() => this.#pdf.text(run.text, more));
    }
  }

  #drawLink(element: StructureElement, text: string, href: string, options: { continued: boolean }): void {
    this.#tagged(element, 'Link', (link) => {
      this.#pdf.linkLabel = text;
      this.#pdf.fillColor(COLOURS.link);
      link.add(() => this.#pdf.text(text, { ...options, link: href, underline: true }));
      this.#pdf.fillColor(COLOURS.ink);
    });
  }

  #indented(draw: () => void): void {
    const { x } = this.#pdf;
    this.#pdf.x = x + INDENT;
    draw();
    this.#pdf.x = x;
  }

  #space(points: number): void {
    this.#pdf.y += points;
  }

  /** Begins a new page where the present one has no room for so many points. */
  #keepTogether(points: number): void {
    const { x, y, page } = this.#pdf;
    if (y + points <= page.maxY()) return;
    this.newPage();
    this.#pdf.x = x;
  }

  /** Decoration, which has no tag. */
  #rule(y: number): void {
    const { page } = this.#pdf;
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.moveTo(MARGINS.left, y).lineTo(page.width - MARGINS.right, y);
    this.#pdf.lineWidth(0.5).strokeColor(COLOURS.line).stroke().endMarkedContent();
  }

  #footers(): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    this.#pdf.font('text').fontSize(8).fillColor(COLOURS.quiet);
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#pdf.page.margins.bottom = 0;
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const y = this.#pdf.page.height - MARGINS.bottom / 2;
      this.#pdf.text(`${this.#details.footer} · ${page + 1} (${count})`, MARGINS.left, y, {
        lineBreak: false,
      });
      this.#pdf.endMarkedContent();
    }
  }
}

/** A PDF whose links say where they lead, as PDF/UA-1 asks for (7.18.5). pdfkit leaves their description empty. */
class LabelledPdf extends PDFDocument {
  linkLabel = '';

  override link(...[x, y, width, height, url, options]: Parameters<PDFKit.PDFDocument['link']>): this {
    // A string object is written as text, a plain string as a name.
    return super.link(x, y, width, height, url, { ...options, Contents: Object(this.linkLabel) });
  }
}
