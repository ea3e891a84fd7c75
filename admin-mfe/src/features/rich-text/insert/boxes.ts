import type { Exercise } from '@stillsam/paths/exercises';
import type { BoxKind } from '@stillsam/post-html/allow-list';
import { Selection } from '@tiptap/pm/state';
import { crisisLines, dialOf } from '@stillsam/ui';
import type { Editor, JSONContent } from '@tiptap/react';
import { insertBlock } from '../insert-block';
import { INSERT_COPY } from './insert.copy';

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
