import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Extension, Mark } from '@tiptap/react';

/** A link; an address that the allow-list does not know makes none. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null }, rel: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isAllowedLink(link.getAttribute('href') ?? '') && null },
  ],
  // Not followed while one writes: a press in the text places the cursor.
  renderHTML: ({ HTMLAttributes: { href, title } }) => ['a', { href, title }, 0],
});

export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'subscript superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** Words of a computer. Unlike TipTap's own it may be bold or linked as well. */
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

/** `b` and `i` stay what they are, beside `strong` and `em`. */
export const KeptMarkTags = Extension.create({
  name: 'keptMarkTags',
  addGlobalAttributes: () => [
    { types: ['bold'], attributes: { tag: keptTag('strong', 'b') } },
    { types: ['italic'], attributes: { tag: keptTag('em', 'i') } },
  ],
});
