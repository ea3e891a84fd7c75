import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/**
 * Inserts a block after the one at the end of the selection, and moves the cursor after it. The selected text stays; an
 * empty paragraph at the cursor gives way to the block.
 *
 * @returns position of the block.
 */
export function insertBlock(editor: Editor, block: Node): number {
  const { tr } = editor.state;
  const { from, to } = placeAfterBlock(tr.selection.$to, block.type);
  tr.replaceWith(from, to, block);
  const after = from + block.nodeSize;
  // An empty paragraph to type in; it is not saved while it is empty.
  if (!Selection.findFrom(tr.doc.resolve(after), 1, true))
    tr.insert(tr.doc.content.size, editor.schema.node('paragraph'));
  tr.setSelection(Selection.near(tr.doc.resolve(after), 1));
  editor.view.dispatch(tr.scrollIntoView());
  return from;
}

/** The innermost place after `$end` that admits the block, but none within a figure or a box. */
function placeAfterBlock($end: ResolvedPos, type: NodeType): { from: number; to: number } {
  const depths = Array.from({ length: $end.depth + 1 }, (_, depth) => depth);
  const closed = depths.find((depth) => /^(?:figure|box)$/.test($end.node(depth).type.name));
  for (let depth = closed ?? $end.depth; depth > 0; depth -= 1) {
    const parent = $end.node(depth - 1);
    const index = $end.indexAfter(depth - 1);
    if (!parent.canReplaceWith(index, index, type)) continue;
    const { type: former, content } = $end.node(depth);
    const isEmpty = former.name === 'paragraph' && content.size === 0;
    return { from: isEmpty ? $end.before(depth) : $end.after(depth), to: $end.after(depth) };
  }
  return { from: $end.pos, to: $end.pos };
}
