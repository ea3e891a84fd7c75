import type { EditorView } from '@tiptap/pm/view';
import { readPastedHtml } from './read-post-html';

/**
 * Handles pasted HTML and sanitises it as a post. ProseMirror's handler would need a Trusted Types policy that
 * allows everything.
 *
 * @returns false for plain text and for a paste into code, which ProseMirror handles.
 */
export function insertPasted(view: EditorView, event: ClipboardEvent): boolean {
  return insert(view, event, event.clipboardData);
}

/** The same for a drop from outside; ProseMirror handles moves within the text. */
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
