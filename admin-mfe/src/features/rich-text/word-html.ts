import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { parseMailHtml } from '@stillsam/post-html/browser';
import { replaceTag } from './block-tags';
import { readTables, STYLE, type TableLosses } from './word-tables';

/** What a paste cannot bring along as it was. */
export interface PasteLosses extends TableLosses {
  pictures: number;
}

const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Turns what Word and others write as styled paragraphs into lists, headings, footnotes and tables of a post. */
export function readWordHtml(html: string): { html: string; losses: PasteLosses } {
  const root = parseMailHtml(withoutStyles(html));
  raiseHeadings(root);
  nameFootnotes(root);
  buildLists(root);
  const tableLosses = readTables(root);
  const pictures = [...root.querySelectorAll('img')].filter(
    (image) => !isAllowedImage(image.getAttribute('src') ?? ''),
  );
  return { html: root.innerHTML, losses: { pictures: pictures.length, ...tableLosses } };
}

/** The content security policy forbids inline styles, and reports each, also in a document that is never shown. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s>].*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/i, ` ${STYLE}=`));
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
function nameFootnotes(root: Element): void {
  for (const link of root.querySelectorAll('a[href^="#_ftn"], a[href^="#_edn"]')) {
    const number = link.textContent.replace(/[^\p{L}\p{N}]/gu, '');
    const isInNote = /^#_(?:ftn|edn)ref/.test(link.getAttribute('href') ?? '');
    if (isInNote) link.replaceWith(`[${number}]`);
    else replaceTag(link, 'sup').textContent = `[${number}]`;
  }
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
