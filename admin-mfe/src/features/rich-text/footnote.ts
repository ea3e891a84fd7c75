import { Node } from '@tiptap/react';

/** Id of the heading above a post's list of sources, to which notes link. */
export const SOURCES_ID = 'kallor';
const NOTES = `a[href="#${SOURCES_ID}"]`;
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
      tag: NOTES,
      priority: 60,
      getAttrs: ({ textContent }) => NUMBER.test(textContent) && { number: Number(textContent) },
    },
  ],
  renderText: ({ node }) => String(node.attrs.number),
  renderHTML: ({ node }) => ['a', { href: `#${SOURCES_ID}` }, String(node.attrs.number)],
});

/** Puts `sup` around the notes again: an earlier editor saved it within them. */
export function raiseNotes(root: ParentNode): void {
  for (const raised of root.querySelectorAll(`${NOTES} > sup:only-child`)) {
    const note = raised.parentElement;
    if (note?.textContent !== raised.textContent) continue;
    raised.replaceWith(...raised.childNodes);
    note.replaceWith(raised);
    raised.append(note);
  }
}
