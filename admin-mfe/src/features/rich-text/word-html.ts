import { isAllowedImage, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@stillsam/post-html/allow-list';
import { parseMailHtml } from '@stillsam/post-html/browser';
import { replaceTag } from './block-tags';
import { separateStyles, STYLE } from './html-styles.logic';

/** What pasted tables cannot bring along. */
interface TableLosses {
  /** Tables beyond the limits, which became lists. */
  largeTables: number;
  /** Tables around others, which became running text. */
  outerTables: number;
  hasTableColours: boolean;
  hasListsInCells: boolean;
}

/** What a paste cannot bring along as it was. */
export interface PasteLosses extends TableLosses {
  pictures: number;
  hasFootnotes: boolean;
  /** Links within the document, which lead nowhere on a page. */
  innerLinks: number;
}

/** Word's footnotes and endnotes, and Google's footnotes. */
const FOOTNOTE_LINKS = ['_ftn', '_edn', 'ftnt'].map((name) => `a[href^="#${name}"]`).join();
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Turns what Word and others write as styled paragraphs into lists, headings, footnotes and tables of a post. */
export function readWordHtml(html: string): { html: string; losses: PasteLosses } {
  const root = parseMailHtml(separateStyles(html).markup);
  readStyledWords(root);
  raiseHeadings(root);
  const hasFootnotes = nameFootnotes(root);
  const innerLinks = isOwnText(html) ? 0 : removeInnerLinks(root);
  buildLists(root);
  const tableLosses = readTables(root);
  const pictures = [...root.querySelectorAll('img')].filter(
    (image) => !isAllowedImage(image.getAttribute('src') ?? ''),
  );
  return {
    html: root.innerHTML,
    losses: { pictures: pictures.length, hasFootnotes, innerLinks, ...tableLosses },
  };
}

/** Google Docs puts all into a `b` that is not bold, and styles the words that are. */
function readStyledWords(root: Element): void {
  for (const wrapper of root.querySelectorAll(`b[${STYLE}*="font-weight:normal" i]`))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const span of root.querySelectorAll(`span[${STYLE}]`)) {
    const style = span.getAttribute(STYLE) ?? '';
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(span, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContent(span, 'em');
    if (/vertical-align:\s*super/i.test(style)) wrapContent(span, 'sup');
  }
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Whether the text was copied from the editor, with links within the post. */
const isOwnText = (html: string) => html.includes('data-pm-slice');

function removeInnerLinks(root: Element): number {
  const links = [...root.querySelectorAll('a[href^="#"]')];
  for (const link of links) link.replaceWith(...link.childNodes);
  return links.length;
}

/** A post begins at level 2: below a level 1 the others move down with it. */
function raiseHeadings(root: Element): void {
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const heading of root.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Math.min(4, Number(heading.localName[1]) + shift);
    replaceTag(heading, `h${level}`);
  }
}

/** A note keeps its number: raised in the text, and before the note. Their links lead nowhere on a page. */
function nameFootnotes(root: Element): boolean {
  const links = [...root.querySelectorAll(FOOTNOTE_LINKS)];
  for (const link of links) {
    const number = link.textContent.replace(/[^\p{L}\p{N}]/gu, '');
    const isInNote = /^#(?:_ftn|_edn|ftnt_)ref/.test(link.getAttribute('href') ?? '');
    if (isInNote) link.replaceWith(`[${number}]`);
    else replaceTag(link, 'sup').textContent = `[${number}]`;
  }
  return links.length > 0;
}

/** Joins Word's list paragraphs, each with its level in its style, into nested lists. */
function buildLists(root: Element): void {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector(`[${STYLE}*="mso-list:Ignore" i]`);
    const tag = NUMBERED.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== last || last === null) open = [];
    else open = open.slice(0, level);
    const isOther = open.length === level && open.at(-1)?.localName !== tag;
    if (isOther) open = open.slice(0, -1);
    const item = replaceTag(paragraph, 'li');
    while (open.length < level) {
      const list = document.implementation.createHTMLDocument('').createElement(tag);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push(list);
      if (open.length < level) list.append(list.ownerDocument.createElement('li'));
    }
    open.at(-1)?.append(item);
    last = open[0] ?? null;
  }
}

const COLOUR = /(?:^|;)\s*(?:background(?:-color)?|color)\s*:\s*([^;]+)/gi;
/** What a page's own colours are close to. */
const PLAIN_COLOUR =
  /^(?:windowtext|auto|inherit|initial|transparent|none|white|black|#fff(?:fff)?|#000(?:000)?|rgba?\((?:0, ?0, ?0|255, ?255, ?255)(?:, ?[\d.]+)?\))/i;

/** Turns pasted tables into those of a post. */
function readTables(root: Element): TableLosses {
  const tables = [...root.querySelectorAll('table')];
  const outer = tables.filter((table) => table.querySelector('table'));
  const inner = tables.filter((table) => !outer.includes(table));
  const large = inner.filter(isLarge);
  const kept = inner.filter((table) => !large.includes(table));
  const losses = {
    largeTables: large.length,
    outerTables: outer.length,
    hasTableColours: kept.some(hasColours),
    hasListsInCells: kept.some((table) => table.querySelector('ul, ol') !== null),
  };
  for (const table of large) table.replaceWith(toList(table));
  for (const table of kept) tidyTable(table);
  for (const table of outer) table.replaceWith(...cellsOf(table).flatMap((cell) => [...cell.childNodes]));
  return losses;
}

const cellsOf = (table: HTMLTableElement) => [...table.rows].flatMap((row) => [...row.cells]);

function isLarge({ rows }: HTMLTableElement): boolean {
  const widths = [...rows].map((row) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0));
  return rows.length > MAX_TABLE_ROWS || Math.max(0, ...widths) > MAX_TABLE_COLUMNS;
}

function hasColours(table: HTMLTableElement): boolean {
  const elements = [table, ...table.querySelectorAll(`[${STYLE}], [bgcolor]`)];
  return elements.some((element) => {
    const styles = [...(element.getAttribute(STYLE) ?? '').matchAll(COLOUR)].map(([, colour = '']) => colour);
    return [...styles, element.getAttribute('bgcolor') ?? 'none'].some(
      (colour) => !PLAIN_COLOUR.test(colour.trim()),
    );
  });
}

/** Drops rows without cells, puts a caption before the table, and makes headers of Word's first row. */
function tidyTable(table: HTMLTableElement): void {
  for (const caption of table.querySelectorAll('caption')) table.before(replaceTag(caption, 'p'));
  const [first, ...others] = [...table.rows].filter(({ cells }) => cells.length > 0);
  const isHead = first && (first.parentElement?.localName === 'thead' || isBold(first));
  if (isHead && others.length > 0 && !table.querySelector('th'))
    for (const cell of [...first.cells]) replaceCell(cell);
  for (const cell of cellsOf(table)) {
    const [paragraph, ...rest] = cell.children;
    if (paragraph?.localName === 'p' && rest.length === 0) paragraph.replaceWith(...paragraph.childNodes);
  }
}

/** Whether all text of the row is bold, as Word writes a row of headers. */
function isBold(row: HTMLTableRowElement): boolean {
  const plain = row.cloneNode(true);
  if (!(plain instanceof Element)) return false;
  for (const bold of plain.querySelectorAll('b, strong')) bold.remove();
  return plain.textContent.trim() === '' && row.textContent.trim() !== '';
}

/** A header, which is bold by itself. */
function replaceCell(cell: HTMLTableCellElement): void {
  const header = replaceTag(cell, 'th');
  for (const name of ['colspan', 'rowspan']) {
    const span = cell.getAttribute(name);
    if (span !== null) header.setAttribute(name, span);
  }
  for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
}

/** A table as a list, with an item for each row. */
function toList(table: HTMLTableElement): Element {
  const list = table.ownerDocument.createElement('ul');
  for (const row of table.rows) {
    const cells = [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
    if (cells.every((text) => text === '')) continue;
    const item = table.ownerDocument.createElement('li');
    item.textContent = cells.join(' | ');
    list.append(item);
  }
  return list;
}
