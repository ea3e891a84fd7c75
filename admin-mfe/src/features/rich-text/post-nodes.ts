import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Extension, Node } from '@tiptap/react';
import { BOX_KINDS, HEADING_ID } from '@stillsam/post-html/allow-list';
import { displayAddress } from './addresses';

/** Marks a paragraph around text that had none in its list item, cell, quote or post. */
export const BARE_ATTRIBUTE = 'data-bare';

/**
 * How a paragraph is written: `bare` without its tag, `element` with it also as the only text of a list item or a cell;
 * null by the default of its position.
 */
type ParagraphForm = 'bare' | 'element' | null;

/** Attributes beyond TipTap's: ids of headings, and the form of paragraphs. */
export const KeptBlockForms = Extension.create({
  name: 'keptBlockForms',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: { id: { default: null, rendered: false, keepOnSplit: false, parseHTML: headingId } },
    },
    {
      types: ['paragraph'],
      attributes: { form: { default: null, rendered: false, keepOnSplit: false, parseHTML: paragraphForm } },
    },
  ],
});

function headingId(heading: HTMLElement): string | null {
  return HEADING_ID.test(heading.id) && heading.localName !== 'h4' ? heading.id : null;
}

function paragraphForm(paragraph: HTMLElement): ParagraphForm {
  if (paragraph.hasAttribute(BARE_ATTRIBUTE)) return 'bare';
  return paragraph.parentElement?.matches('li, td, th') ? 'element' : null;
}

/** An item may begin with any block. Mod+] and Mod+[ indent it, because the Tab key must move the focus. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    // `commands` belongs to one editor state, so it is read at each key.
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Preformatted text. */
export const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () =>
        this.editor.isActive(this.name) && this.editor.commands.insertContent({ type: 'text', text: '\n' }),
    };
  },
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(picture | figcaption | block)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const attribute = { default: null };
const pictureParts = {
  draggable: true,
  addAttributes: () => ({
    src: attribute,
    srcset: attribute,
    alt: { default: '' },
    width: attribute,
    height: attribute,
  }),
  // post-html.ts writes the saved HTML.
  renderHTML: ({ node }: { node: { attrs: Record<string, unknown> } }) => pictureElement(node.attrs),
};

/** A picture within text. */
export const InlineImage = Node.create({
  ...pictureParts,
  name: 'image',
  group: 'inline',
  inline: true,
  parseHTML: () => [{ tag: 'img[src]' }],
});

/** A picture within a figure. */
export const Picture = Node.create({
  ...pictureParts,
  name: 'picture',
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
});

/** A picture in the editor, whose address is that of the API, which may have another origin than the page. */
function pictureElement({ src, alt, width, height }: Record<string, unknown>): HTMLElement {
  const image = document.createElement('img');
  if (width) image.setAttribute('width', String(width));
  if (height) image.setAttribute('height', String(height));
  image.alt = String(alt ?? '');
  image.src = displayAddress(String(src ?? ''));
  return image;
}

/** A box beside the text, of one of {@link BOX_KINDS}. */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ kind: { default: 'note', rendered: false, keepOnSplit: true } }),
  parseHTML: () => BOX_KINDS.map((kind) => ({ tag: `aside.${kind}`, attrs: { kind } })),
  renderHTML: ({ node }) => ['aside', { class: node.attrs.kind }, 0],
});

/** What prosemirror-tables calls our nodes. */
const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Tab and Shift+Tab move between cells. Beyond the last and the first cell they move the focus, as elsewhere. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: TABLE_ROLES[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => goToNextCell(1)(this.editor.state, this.editor.view.dispatch),
      'Shift-Tab': () => goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
    };
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  // None where cells of rows above cover it.
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

function cell(name: string, tag: 'td' | 'th') {
  return Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({ colspan: spanAttribute('colspan'), rowspan: spanAttribute('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function spanAttribute(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
    renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
  };
}

/** Id of the heading above a post's list of sources, to which notes link. */
export const SOURCES_ID = 'kallor';
const NUMBER = /^[1-9]\d{0,2}$/;

/** A note in the text: the number of its source. It is one piece, which is selected and deleted whole. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number: { default: 1, rendered: false } }),
  parseHTML: () => [
    {
      tag: `a[href="#${SOURCES_ID}"]`,
      priority: 60,
      getAttrs: ({ textContent }) => NUMBER.test(textContent) && { number: Number(textContent) },
    },
  ],
  renderText: ({ node }) => String(node.attrs.number),
  renderHTML: ({ node }) => ['a', { href: `#${SOURCES_ID}` }, String(node.attrs.number)],
});
