import type { Exercise } from '@stillsam/paths/exercises';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type BoxKind } from '@stillsam/post-html/allow-list';
import { crisisLines, dialOf } from '@stillsam/ui';
import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { Editor, JSONContent } from '@tiptap/react';
import { INSERT_COPY } from './rich-text.copy';
import type { Media } from './media/media-library';

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

const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const text = (words: string): JSONContent => ({ type: 'text', text: words });
const bold = (words: string): JSONContent => ({ ...text(words), marks: [{ type: 'bold' }] });
const link = (words: string, href: string): JSONContent => ({
  ...text(words),
  marks: [{ type: 'link', attrs: { href } }],
});

/** The lines for help now, as the crisis card names them. */
export function insertCareBox(editor: Editor): void {
  const lines = crisisLines().flatMap(({ group, name, number, label, hours }) => {
    if (group !== 'now' || !number) return [];
    const words = label ?? INSERT_COPY.callLabel(name, number);
    return {
      type: 'listItem',
      content: [paragraph(link(words, `tel:${dialOf(number)}`), text(INSERT_COPY.hours(hours ?? '')))],
    };
  });
  insertBox(editor, 'care', [paragraph(bold(INSERT_COPY.careTitle)), { type: 'bulletList', content: lines }]);
}

/** A note with its title, to be written on. */
export function insertNote(editor: Editor): void {
  insertBox(editor, 'note', [paragraph(bold(INSERT_COPY.noteTitle)), paragraph()]);
}

export function insertExercise(editor: Editor, { path, title, about }: Exercise): void {
  insertBox(editor, 'exercise', [paragraph(link(title, path)), paragraph(text(about))]);
}

/** Inserts a box; the cursor is at its end. */
function insertBox(editor: Editor, kind: BoxKind, content: JSONContent[]): void {
  const box = editor.schema.nodeFromJSON({ type: 'box', attrs: { kind }, content });
  const start = insertBlock(editor, box);
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(start + box.nodeSize - 1), -1)));
}

export const isCursorInBox = (editor: Editor): boolean => editor.isActive('box');

export function deleteBox(editor: Editor): void {
  editor.chain().focus().deleteNode('box').run();
}

const NEW_TABLE_ROWS = 3;
const NEW_TABLE_COLUMNS = 2;

/** The commands for the table at the cursor. */
export const TABLE_COMMANDS = {
  headerRow: toggleHeader('row'),
  addRow: unlessFull(addRowAfter, ({ height }) => height < MAX_TABLE_ROWS),
  deleteRow,
  addColumn: unlessFull(addColumnAfter, ({ width }) => width < MAX_TABLE_COLUMNS),
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

export function isCursorInTable({ state }: Editor): boolean {
  return isInTable(state);
}

/** Whether the first row of the table at the cursor holds headers alone. */
export function hasHeaderRow({ state }: Editor): boolean {
  if (!isInTable(state)) return false;
  const { firstChild: row } = selectedRect(state).table;
  return row?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
}

/** Inserts a table with a row of headers, and moves the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const { nodes } = editor.schema;
  const rows = Array.from({ length: NEW_TABLE_ROWS }, (_, index) => {
    const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
    const cells = Array.from({ length: NEW_TABLE_COLUMNS }, () => type?.createAndFill() ?? []);
    return editor.schema.node('tableRow', null, cells.flat());
  });
  const start = insertBlock(editor, editor.schema.node('table', null, rows));
  // Into the table, its row, cell and paragraph.
  editor.commands.setTextSelection(start + 4);
}

function unlessFull(command: Command, hasRoom: (map: { width: number; height: number }) => boolean): Command {
  return (state, dispatch) =>
    isInTable(state) && hasRoom(selectedRect(state).map) && command(state, dispatch);
}

function chosenPicture({ state: { selection } }: Editor): Node | undefined {
  const isPicture = selection instanceof NodeSelection && /^(image|picture)$/.test(selection.node.type.name);
  return isPicture ? selection.node : undefined;
}

/** The description of the selected picture; undefined when none is selected. */
export function chosenAlt(editor: Editor): string | undefined {
  const picture = chosenPicture(editor);
  return picture && String(picture.attrs.alt ?? '');
}

/** What the API names the selected picture by; undefined when none of its pictures is selected. */
export function chosenHash(editor: Editor): string | undefined {
  return /^\/api\/media\/([0-9a-f]{32})\//.exec(String(chosenPicture(editor)?.attrs.src))?.[1];
}

export function describePicture(editor: Editor, alt: string): void {
  changePicture(editor, { alt });
}

/** Shows another picture in the place of the selected one, with its description. */
export function replacePicture(editor: Editor, { src, srcset, width, height }: Media): void {
  changePicture(editor, { src, srcset, width: String(width), height: String(height) });
}

function changePicture(editor: Editor, attributes: Record<string, string>): void {
  const picture = chosenPicture(editor);
  if (picture) editor.chain().updateAttributes(picture.type, attributes).run();
}

/** Inserts a picture after the block at the cursor; selected text stays. */
export function insertPicture(editor: Editor, media: Media, caption: string): void {
  const { src, srcset, alt, width, height } = media;
  const attrs = { src, srcset, alt, width: String(width), height: String(height) };
  const content = [
    { type: 'picture', attrs },
    ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
  ];
  insertBlock(editor, editor.schema.nodeFromJSON({ type: 'figure', content }));
}
