import { parsePostHtml } from '@stillsam/post-html/browser';
import {
  DOMParser,
  type Node,
  type ResolvedPos,
  type Slice,
  DOMSerializer,
  Fragment,
  type DOMOutputSpec,
} from '@tiptap/pm/model';
import { ALLOWED_ATTRIBUTES } from '@stillsam/post-html/allow-list';
import { BLOCK_TAGS, replaceTag } from './block-tags';
import { BARE_ATTRIBUTE } from './post-nodes';
import { POST_SCHEMA } from './post-schema';

/** Elements that hold blocks, and also text without a paragraph. */
const HOLDERS = 'li,blockquote,aside,figure,td,th';
const CELLS = 'td,th';

/** Parses a post's HTML into the editor's document. */
export function readPostHtml(html: string, schema = POST_SCHEMA): Node {
  return DOMParser.fromSchema(schema).parse(parseWithForms(html));
}

/** Parses pasted HTML, sanitised as a post is. @param context position of the paste. */
export function readPastedHtml(html: string, context: ResolvedPos): Slice {
  return DOMParser.fromSchema(context.parent.type.schema).parseSlice(parseWithForms(html), { context });
}

function parseWithForms(html: string): DocumentFragment {
  const fragment = parsePostHtml(html);
  for (const cell of fragment.querySelectorAll(CELLS))
    if (!cell.parentElement?.closest(CELLS)) flattenCell(cell);
  for (const holder of [fragment, ...fragment.querySelectorAll(HOLDERS)]) markBareText(holder);
  return fragment;
}

/** Turns all blocks of a cell into paragraphs, the inner ones first: it holds no others. */
function flattenCell(cell: Element): void {
  for (const block of [...cell.querySelectorAll([...BLOCK_TAGS].join())].reverse()) {
    if (block.localName === 'p') continue;
    if (block.localName === 'hr') block.remove();
    else if (block.querySelector('p')) block.replaceWith(...block.childNodes);
    else replaceTag(block, 'p');
  }
}

/** Wraps each run of text between blocks in a marked paragraph. */
function markBareText(holder: ParentNode): void {
  let run: ChildNode[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.some(isVisible)) {
      const paragraph = first.ownerDocument?.createElement('p');
      if (!paragraph) return;
      paragraph.setAttribute(BARE_ATTRIBUTE, '');
      first.before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  const isFigure = holder instanceof Element && holder.localName === 'figure';
  for (const node of [...holder.childNodes]) {
    if (isBlock(node) || (isFigure && node instanceof Element && node.localName === 'img')) close();
    else run.push(node);
  }
  close();
}

function isBlock(node: ChildNode): boolean {
  if (!(node instanceof Element)) return false;
  return BLOCK_TAGS.has(node.localName) || node.querySelector([...BLOCK_TAGS].join()) !== null;
}

function isVisible(node: ChildNode): boolean {
  return node instanceof Element || Boolean(node.textContent?.trim());
}

const picture = ({ attrs: { src, srcset, alt, width, height } }: Node): DOMOutputSpec => [
  'img',
  { src, srcset, alt: alt ?? '', width, height, loading: 'lazy' },
];

/** Writes each node and mark as its element of the allow-list, some of them otherwise than the editor shows them. */
export const POST_SERIALIZER = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(POST_SCHEMA),
    paragraph: ({ attrs }) => ['p', { [BARE_ATTRIBUTE]: attrs.form }, 0],
    heading: ({ attrs: { level, id } }) => [`h${level}`, level < 4 ? { id } : {}, 0],
    table: () => ['table', { tabindex: '0' }, ['tbody', 0]],
    image: picture,
    picture,
  },
  {
    ...DOMSerializer.marksFromSchema(POST_SCHEMA),
    bold: ({ attrs }) => [attrs.tag, 0],
    italic: ({ attrs }) => [attrs.tag, 0],
    link: ({ attrs: { href, title, rel } }) => ['a', { href, title, rel }, 0],
  },
);

/** What was written of a block, which never changes: a change of the text makes another block. */
const WRITTEN = new WeakMap<Node, string>();

/** The document as HTML in the API's canonical form, so that a saved text is read back unchanged. */
export function writePostHtml(doc: Node): string {
  const end = doc.children.findLastIndex(
    ({ type, content }) => type.name !== 'paragraph' || content.size > 0,
  );
  const blocks = doc.children.slice(0, end + 1);
  // Text beside blocks is written with them, because two adjacent runs of it would become one.
  if (blocks.some(({ attrs }) => attrs.form === 'bare')) return writeBlocks(blocks);
  return blocks.map(writeBlock).join('\n');
}

function writeBlock(block: Node): string {
  const html = WRITTEN.get(block) ?? writeBlocks([block]);
  WRITTEN.set(block, html);
  return html;
}

function writeBlocks(blocks: Node[]): string {
  // An inert document, which fetches no pictures.
  const inert = window.document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  root.append(POST_SERIALIZER.serializeFragment(Fragment.from(blocks), { document: inert }));
  for (const table of root.querySelectorAll('table')) writeHeaders(table);
  unwrapBareText(root);
  return hasText(root) ? writeChildren(root) : writeLines(root).trim();
}

/** Says of each header whether it is that of its column or its row, and puts rows of headers into a head. */
function writeHeaders(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstOther = rows.findIndex((row) => [...row.cells].some(({ localName }) => localName === 'td'));
  const headRows = firstOther === -1 ? 1 : firstOther;
  const isWhole = rows.slice(0, headRows).every((row, index) => {
    return [...row.cells].every(({ rowSpan }) => index + rowSpan <= headRows);
  });
  rows.forEach((row, index) => {
    const headers = row.querySelectorAll('th');
    for (const header of headers) {
      const isOfColumn = index < headRows || (index === 0 && (header.cellIndex > 0 || headers.length > 1));
      header.scope = isOfColumn ? 'col' : 'row';
    }
  });
  if (headRows > 0 && isWhole) table.createTHead().append(...rows.slice(0, headRows));
  if (table.tBodies[0]?.rows.length === 0) table.tBodies[0].remove();
}

function unwrapBareText(root: HTMLElement): void {
  const unwrapped = new Set<ChildNode>();
  for (const paragraph of root.querySelectorAll('p')) {
    const form = paragraph.getAttribute(BARE_ATTRIBUTE);
    paragraph.removeAttribute(BARE_ATTRIBUTE);
    // Two adjacent runs of bare text would become one.
    const isAfterBareText = paragraph.previousSibling !== null && unwrapped.has(paragraph.previousSibling);
    if (isAfterBareText || !(form === 'bare' || (form === null && isOnlyText(paragraph)))) continue;
    const { lastChild } = paragraph;
    paragraph.replaceWith(...paragraph.childNodes);
    if (lastChild) unwrapped.add(lastChild);
  }
}

/** Whether the paragraph is the only text of a list item or a cell. */
function isOnlyText(paragraph: HTMLParagraphElement): boolean {
  const { parentElement: item } = paragraph;
  if (item?.matches('td, th')) return item.childNodes.length === 1;
  if (item?.localName !== 'li' || item.firstChild !== paragraph) return false;
  return [...item.children].every((child) => child === paragraph || /^[uo]l$/.test(child.localName));
}

const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose children are written on separate lines, for readers of the HTML. */
const SPACED = new Set(['ul', 'ol', 'blockquote', 'aside', 'table', 'thead', 'tbody', 'tr']);

function writeNode(node: ChildNode): string {
  if (!(node instanceof Element)) return escapeText(node.textContent ?? '');
  const { localName: tag } = node;
  const opening = `<${tag}${writeAttributes(node)}`;
  if (VOID.has(tag)) return `${opening} />`;
  const content = SPACED.has(tag) && !hasText(node) ? writeLines(node) : writeChildren(node);
  return `${opening}>${content}</${tag}>`;
}

const writeChildren = (parent: Element) => Array.from(parent.childNodes, writeNode).join('');
const writeLines = (parent: Element) => `\n${Array.from(parent.childNodes, writeNode).join('\n')}\n`;

/** Whether the children include text, where a line break would be a space. */
function hasText(parent: Element): boolean {
  return [...parent.childNodes].some((node) => !(node instanceof Element) || !BLOCK_TAGS.has(node.localName));
}

function writeAttributes(element: Element): string {
  const names = ALLOWED_ATTRIBUTES[element.localName] ?? [];
  return names
    .flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`];
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
