import type { Editor } from '@tiptap/react';
import type { LinkAnswer } from './link-dialog';

/** The address of the link at the cursor. */
export function linkAtCursor(editor: Editor): string | null {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : null;
}

/** Whether the link has a text: a selection, or a link at the cursor. */
export function hasChosenText(editor: Editor): boolean {
  return !editor.state.selection.empty || editor.isActive('link');
}

export function setLink(editor: Editor, { href, text }: LinkAnswer): void {
  const attrs = { href };
  if (!hasChosenText(editor)) {
    editor
      .chain()
      .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
      .run();
    return;
  }
  // The link keeps its title. Its `rel` belongs to the old address, and the API sets it again.
  editor.chain().extendMarkRange('link').setMark('link', { href, rel: null }).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
}
