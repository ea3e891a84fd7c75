import { BOX_KINDS } from '@stillsam/post-html/allow-list';
import { Node } from '@tiptap/react';

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
