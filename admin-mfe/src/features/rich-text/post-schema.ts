import { Extension, getSchema, type Extensions, Mark } from '@tiptap/react';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { search } from 'prosemirror-search';
import { isAllowedLink } from '@stillsam/post-html/allow-list';
import type { MarkType } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import {
  Box,
  Figcaption,
  Figure,
  Footnote,
  InlineImage,
  KeptBlockForms,
  ListItem,
  Picture,
  Preformatted,
  Table,
  TableCell,
  TableHeader,
  TableRow,
} from './post-nodes';
import { completeAddress } from './addresses';

/** A web address and the space after it. */
const TYPED_ADDRESS = /(?:^|\s)((?:https:\/\/|www\.)\S*[^\s.,;:!?)]) $/;
/** Longer than any address that is typed. */
const MAX_TYPED_LENGTH = 500;

/** Links a web address when the space after it is typed. */
const linkTypedAddresses = (type: MarkType) =>
  new Plugin({
    appendTransaction(transactions, _, { selection: { $from, empty }, tr }) {
      if (!transactions.some((each) => each.docChanged && !each.getMeta('history$'))) return null;
      const { parent, parentOffset, pos } = $from;
      if (!empty || parent.type.spec.code) return null;
      const start = Math.max(0, parentOffset - MAX_TYPED_LENGTH);
      const [, address] = TYPED_ADDRESS.exec(parent.textBetween(start, parentOffset, null, '\ufffc')) ?? [];
      if (!address) return null;
      const to = pos - 1;
      const from = to - address.length;
      const href = completeAddress(address);
      if (!isAllowedLink(href) || tr.doc.rangeHasMark(from, to, type)) return null;
      return tr.addMark(from, to, type.create({ href }));
    },
  });

/** A link; an address that the allow-list refuses is not parsed as one. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null }, rel: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isAllowedLink(link.getAttribute('href') ?? '') && null },
  ],
  addProseMirrorPlugins() {
    return [linkTypedAddresses(this.type)];
  },
  // A click places the cursor and does not follow the link.
  renderHTML: ({ HTMLAttributes: { href, title } }) => ['a', { href, title }, 0],
});

const shifted = (name: string, tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
const Superscript = shifted('superscript', 'sup');
const Subscript = shifted('subscript', 'sub');

/**
 * A clinical sentence: care, a warning, a dose. Changing it voids the review of the post. It stands outside all other
 * marks, so that bold words within it do not cut it in pieces.
 */
const Clinical = Mark.create({
  name: 'clinical',
  priority: 1001,
  inclusive: false,
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
});

/** Inline code. Unlike TipTap's it may also be bold or a link. */
const Code = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
});

const keptTag = (usual: string, other: string) => ({
  default: usual,
  rendered: false,
  parseHTML: (element: HTMLElement) => (element.localName === other ? other : usual),
});

/** Keeps `b` and `i`, which TipTap would turn into `strong` and `em`. */
const KeptMarkTags = Extension.create({
  name: 'keptMarkTags',
  addGlobalAttributes: () => [
    { types: ['bold'], attributes: { tag: keptTag('strong', 'b') } },
    { types: ['italic'], attributes: { tag: keptTag('em', 'i') } },
  ],
});

const starterKit = (options: Partial<StarterKitOptions>) =>
  StarterKit.configure({
    ...options,
    // Replaced by extensions of this folder, which keep a post's attributes.
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    // It would add an empty paragraph to every post that ends with another block.
    trailingNode: false,
  });

/** Marks what is sought in the text. */
const FindText = Extension.create({ name: 'findText', addProseMirrorPlugins: () => [search()] });

const SHARED: Extensions = [
  Box,
  ListItem,
  Figure,
  Figcaption,
  Picture,
  InlineImage,
  Link,
  KeptMarkTags,
  KeptBlockForms,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  FindText,
];

/** The editor's schema of a post: exactly the elements of the allow-list in libs/post-html. */
export const POST_EXTENSIONS: Extensions = [
  starterKit({ heading: { levels: [2, 3, 4] } }),
  ...SHARED,
  Footnote,
  Preformatted,
  Superscript,
  Subscript,
  Code,
  Clinical,
];

/** The editor's schema of a letter: what mail programs show alike. */
export const MAIL_EXTENSIONS: Extensions = [
  starterKit({ heading: { levels: [2, 3] }, strike: false }),
  ...SHARED,
];

export const POST_SCHEMA = getSchema(POST_EXTENSIONS);
