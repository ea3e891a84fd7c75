import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { parseMailHtml } from '@stillsam/post-html/browser';
import { replaceTag } from './block-tags';
import { separateStyles, STYLE } from './html-styles.logic';
import { readTables, type TableLosses } from './word-tables';

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
