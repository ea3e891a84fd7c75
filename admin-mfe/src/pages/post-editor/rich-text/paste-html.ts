import type { EditorView } from '@tiptap/pm/view';
import { readPastedHtml } from './read-post-html';

/**
 * Takes over what is pasted as HTML: it is cleaned as a post is. ProseMirror's own way would ask for a Trusted
 * Types policy that lets everything through.
 *
 * @returns whether it was done here; plain text and pieces for code are ProseMirror's own.
 */
export function insertPasted(view: EditorView, event: ClipboardEvent): boolean {
  return insert(view, event, event.clipboardData);
}

/** The same for what is dropped from elsewhere; what is moved within the text is ProseMirror's own. */
export function insertDropped(view: EditorView, event: DragEvent): boolean {
  return view.dragging === null && insert(view, event, event.dataTransfer);
}

function insert(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html');
  const { $from } = view.state.selection;
  if (!html || $from.parent.type.spec.code) return false;
  event.preventDefault();
  const slice = readPastedHtml(html, $from);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}
