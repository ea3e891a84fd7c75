import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { SOURCES_ID } from '../post-nodes';
import { INSERT_COPY } from '../rich-text.copy';

const { sourcesTitle } = INSERT_COPY.footnote;
/** Between two notes at the same place. */
const SEPARATOR = ', ';

interface SourceList {
  list: Node;
  /** Of the list in the document. */
  position: number;
}

/** The list below the heading of the sources. */
function findSources(doc: Node): SourceList | null {
  let found: SourceList | null = null;
  doc.forEach((node, position, index) => {
    const former = index > 0 ? doc.child(index - 1) : null;
    if (node.type.name === 'orderedList' && former && isSourcesHeading(former))
      found ??= { list: node, position };
  });
  return found;
}

const isSourcesHeading = ({ type, attrs, textContent }: Node) =>
  type.name === 'heading' && (attrs.id === SOURCES_ID || textContent.trim() === sourcesTitle);

/** The texts of the sources, in their order. */
export function sourceTexts({ state }: Editor): string[] {
  return findSources(state.doc)?.list.children.map(({ textContent }) => textContent.trim()) ?? [];
}

/** The number of the selected note. */
export function selectedNote({ state: { selection } }: Editor): number | undefined {
  const isNote = selection instanceof NodeSelection && selection.node.type.name === 'footnote';
  return isNote ? Number(selection.node.attrs.number) : undefined;
}

/** What a new note refers to: a source of the list, or one to add. */
export type NoteSource = { number: number } | { text: string; href: string };

/** Inserts a note after the selection, adds its source to the list, and numbers all notes in the order of the text. */
export function insertFootnote(editor: Editor, source: NoteSource): void {
  const { state } = editor;
  const { tr, schema } = state;
  const number = 'number' in source ? source.number : addSource(state, tr, source);
  const position = notePosition(tr.selection);
  const raised = [schema.mark('superscript')];
  const isAfterNote = tr.doc.resolve(position).nodeBefore?.type.name === 'footnote';
  tr.insert(position, [
    ...(isAfterNote ? [schema.text(SEPARATOR, raised)] : []),
    schema.node('footnote', { number }, [], raised),
  ]);
  orderNotes(tr);
  const end = position + 1 + (isAfterNote ? SEPARATOR.length : 0);
  // What is typed next is not raised.
  tr.setSelection(Selection.near(tr.doc.resolve(end))).setStoredMarks([]);
  editor.view.dispatch(tr.scrollIntoView());
}

/** The end of the selection, or of the nearest text before it. */
function notePosition({ $to }: Selection): number {
  return $to.parent.inlineContent ? $to.pos : Selection.near($to, -1).to;
}

/** @returns the number of the new source. */
function addSource(
  { schema }: EditorState,
  tr: Transaction,
  { text, href }: { text: string; href: string },
): number {
  const words = schema.text(text, href ? [schema.mark('link', { href })] : []);
  const item = schema.node('listItem', null, schema.node('paragraph', null, words));
  const sources = findSources(tr.doc);
  if (sources) {
    tr.insert(sources.position + sources.list.nodeSize - 1, item);
    return sources.list.childCount + 1;
  }
  const heading = schema.node('heading', { level: 2, id: SOURCES_ID }, schema.text(sourcesTitle));
  tr.insert(tr.doc.content.size, [heading, schema.node('orderedList', null, item)]);
  return 1;
}

/** Deletes the selected note, and its source unless another note refers to it. */
export function deleteFootnote(editor: Editor): void {
  const number = selectedNote(editor);
  if (number === undefined) return;
  const { tr } = editor.state;
  const { from, to } = withSeparator(tr);
  tr.delete(from, to);
  const sources = findSources(tr.doc);
  const isCited = findNotes(tr.doc).some((note) => note.number === number);
  if (sources && !isCited && number <= sources.list.childCount) deleteSource(tr, sources, number);
  orderNotes(tr);
  editor.view.dispatch(tr);
}

/** The range of the selected note with the separator at one side. */
function withSeparator({ selection: { from, to, $from, $to } }: Transaction): { from: number; to: number } {
  if ($from.nodeBefore?.text?.endsWith(SEPARATOR) && $from.nodeBefore.marks.some(isRaised))
    return { from: from - SEPARATOR.length, to };
  if ($to.nodeAfter?.text?.startsWith(SEPARATOR) && $to.nodeAfter.marks.some(isRaised))
    return { from, to: to + SEPARATOR.length };
  return { from, to };
}

const isRaised = ({ type }: { type: { name: string } }) => type.name === 'superscript';

function deleteSource(tr: Transaction, { list, position }: SourceList, number: number): void {
  for (const note of findNotes(tr.doc))
    if (note.number > number) tr.setNodeAttribute(note.position, 'number', note.number - 1);
  const start =
    position + 1 + list.children.slice(0, number - 1).reduce((sum, item) => sum + item.nodeSize, 0);
  if (list.childCount > 1) tr.delete(start, start + list.child(number - 1).nodeSize);
  else {
    const headingSize = tr.doc.resolve(position).nodeBefore?.nodeSize ?? 0;
    tr.delete(position - headingSize, position + list.nodeSize);
  }
}

function findNotes(doc: Node): { position: number; number: number }[] {
  const notes: { position: number; number: number }[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'footnote') notes.push({ position, number: Number(node.attrs.number) });
  });
  return notes;
}

/** Puts the sources into the order in which the text refers to them, the others last. */
function orderNotes(tr: Transaction): void {
  const sources = findSources(tr.doc);
  if (!sources) return;
  const { list, position } = sources;
  const notes = findNotes(tr.doc);
  if (notes.some(({ number }) => number > list.childCount)) return;
  const all = list.children.map((_, index) => index + 1);
  const order = [...new Set([...notes.map(({ number }) => number), ...all])];
  if (order.every((number, index) => number === index + 1)) return;
  const items = order.map((number) => list.child(number - 1));
  tr.replaceWith(position + 1, position + list.nodeSize - 1, items);
  for (const note of notes) tr.setNodeAttribute(note.position, 'number', order.indexOf(note.number) + 1);
}

/** Moves the cursor to the source of the selected note. */
export function goToSource(editor: Editor): void {
  const number = selectedNote(editor) ?? 0;
  const sources = findSources(editor.state.doc);
  const before = sources?.list.children.slice(0, number) ?? [];
  if (!sources || before.length < number) return;
  const end = before.reduce((sum, item) => sum + item.nodeSize, sources.position + 1);
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
}
