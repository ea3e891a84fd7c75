import Image from '@tiptap/extension-image';
import { Extension, Node } from '@tiptap/react';
import { HEADING_ID } from '@stillsam/post-html/allow-list';
import { displayAddress } from '../media/display-address';

/** Marks text that stood in its list item, quote or post without a paragraph around it. */
export const BARE_ATTRIBUTE = 'data-bare';

/**
 * How a paragraph is written: `bare` without its tag, `element` with it also as the only text of a list item;
 * null as is usual in its place.
 */
export type ParagraphForm = 'bare' | 'element' | null;

/** What a post's blocks carry beyond TipTap's own: ids of headings, and the form of paragraphs. */
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
  return paragraph.parentElement?.localName === 'li' ? 'element' : null;
}

/** An item may begin with any block. Mod+] and Mod+[ indent it: the Tab key always leads on. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    // Commands are those of one moment: they are asked for anew at each key.
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Text whose line breaks and spaces count. */
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
const pictureParts = () => ({
  // TipTap's own rule would take pictures that were not uploaded here, and without a text.
  addInputRules: () => [],
  addAttributes: () => ({
    src: attribute,
    srcset: attribute,
    alt: { default: '' },
    width: attribute,
    height: attribute,
  }),
  addNodeView: () => (view: { node: { attrs: Record<string, unknown> } }) => ({
    dom: pictureElement(view.node.attrs),
  }),
  // Drawn so when the editor is taken away: its views go first. What is saved is written by write-post-html.ts.
  renderHTML: ({ node }: { node: { attrs: Record<string, unknown> } }) => pictureElement(node.attrs),
});

/** A picture among words. */
export const InlineImage = Image.extend({ ...pictureParts(), inline: () => true, group: 'inline' });

/** A picture as a figure's own part. */
export const Picture = Image.extend({
  ...pictureParts(),
  name: 'picture',
  group: '',
  inline: () => false,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
});

/** The picture as the author sees it: the API may be on another origin than the page. */
function pictureElement({ src, alt, width, height }: Record<string, unknown>): HTMLElement {
  const image = document.createElement('img');
  if (width) image.setAttribute('width', String(width));
  if (height) image.setAttribute('height', String(height));
  image.alt = String(alt ?? '');
  image.src = displayAddress(String(src ?? ''));
  return image;
}
