import type { Slice } from '@tiptap/pm/model';
import { handlePaste as pasteIntoCells } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { readPastedHtml } from './read-post-html';
import { readWordHtml, type PasteLosses } from './word-html';

type OnLosses = (losses: PasteLosses) => void;

/**
 * Handles pasted HTML and sanitises it as a post. ProseMirror's handler would need a Trusted Types policy that
 * allows everything.
 *
 * @param onLosses called after each paste of HTML.
 * @returns false for plain text and for a paste into code, which ProseMirror handles.
 */
export function insertPasted(view: EditorView, event: ClipboardEvent, onLosses: OnLosses): boolean {
  return insert(view, event, event.clipboardData, onLosses, (slice) => pasteIntoCells(view, event, slice));
}

/** The same for a drop from outside; ProseMirror handles moves within the text. */
export function insertDropped(view: EditorView, event: DragEvent, onLosses: OnLosses): boolean {
  return view.dragging === null && insert(view, event, event.dataTransfer, onLosses);
}

function insert(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  onLosses: OnLosses,
  placeInCells: (slice: Slice) => boolean = () => false,
): boolean {
  const source = data?.getData('text/html');
  const { $from } = view.state.selection;
  if (!source || $from.parent.type.spec.code) return false;
  event.preventDefault();
  const { html, losses } = readWordHtml(source);
  const slice = readPastedHtml(html, $from);
  if (!placeInCells(slice))
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  onLosses(losses);
  return true;
}
