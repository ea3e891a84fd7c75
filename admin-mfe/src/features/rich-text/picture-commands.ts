import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { insertBlock } from './insert-block';
import type { Media } from './media/picture.schema';

/** The description of the selected picture; undefined when none is selected. */
export function chosenAlt(editor: Editor): string | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || !/^(image|picture)$/.test(selection.node.type.name))
    return undefined;
  const { alt }: { alt?: unknown } = selection.node.attrs;
  return typeof alt === 'string' ? alt : '';
}

export function describePicture(editor: Editor, alt: string): void {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection) editor.chain().updateAttributes(selection.node.type, { alt }).run();
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
