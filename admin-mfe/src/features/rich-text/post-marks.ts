import { isAllowedLink } from '@stillsam/post-html/allow-list';
import type { MarkType } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension, Mark } from '@tiptap/react';
import { completeAddress } from './link-address.logic';

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
export const Link = Mark.create({
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
export const Superscript = shifted('superscript', 'sup');
export const Subscript = shifted('subscript', 'sub');

/**
 * A clinical sentence: care, a warning, a dose. Changing it voids the review of the post. It stands outside all other
 * marks, so that bold words within it do not cut it in pieces.
 */
export const Clinical = Mark.create({
  name: 'clinical',
  priority: 1001,
  inclusive: false,
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
});

/** Inline code. Unlike TipTap's it may also be bold or a link. */
export const Code = Mark.create({
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
export const KeptMarkTags = Extension.create({
  name: 'keptMarkTags',
  addGlobalAttributes: () => [
    { types: ['bold'], attributes: { tag: keptTag('strong', 'b') } },
    { types: ['italic'], attributes: { tag: keptTag('em', 'i') } },
  ],
});
