import type { ResolvedPos, Slice } from '@tiptap/pm/model';
import { handlePaste as pasteIntoCells } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { completeAddress } from './addresses';
import { readPastedHtml } from './post-html';
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

const BULLET = /^\s*[-*•·–]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;
/** A web address, without what ends the sentence around it. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Parses pasted plain text: lists of its bullets and numbers, and links of its web addresses. */
export function readPlainText(text: string, context: ResolvedPos): Slice {
  return readPastedHtml(plainTextToHtml(text), context);
}

/** @returns HTML with a paragraph for each line. A single line is no list: `12. maj` begins like one. */
export function plainTextToHtml(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  let html = '';
  let open = '';
  const setOpen = (list: string) => {
    if (list === open) return;
    html += `${open && `</${open}>`}${list && `<${list}>`}`;
    open = list;
  };
  for (const line of lines) {
    const list = lines.length > 1 ? listOf(line, open) : '';
    setOpen(list);
    const words = toHtml(list ? line.replace(list === 'ul' ? BULLET : NUMBER, '') : line);
    html += list ? `<li>${words}</li>` : `<p>${words}</p>`;
  }
  setOpen('');
  return html;
}

/** A numbered list begins at 1. */
function listOf(line: string, open: string): string {
  if (BULLET.test(line)) return 'ul';
  return NUMBER.test(line) && (open === 'ol' || /^\s*1[.)]/.test(line)) ? 'ol' : '';
}

function toHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped.replace(ADDRESS, (address) => `<a href="${completeAddress(address)}">${address}</a>`);
}
