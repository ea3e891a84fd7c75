import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@stillsam/post-html/allow-list';
import type { Command } from '@tiptap/pm/state';
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
import type { Editor } from '@tiptap/react';
import { insertBlock } from './insert-block';

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
