import { parsePostHtml } from '@stillsam/post-html/browser';
import { DOMParser, type Node, type ResolvedPos, type Slice } from '@tiptap/pm/model';
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
