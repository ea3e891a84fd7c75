import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { Media } from './media/media.types';

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

/** Inserts a picture below the block at the cursor, and moves the cursor after it. */
export function insertPicture(editor: Editor, media: Media, caption: string): void {
  const { src, srcset, alt, width, height } = media;
  const attrs = { src, srcset, alt, width: String(width), height: String(height) };
  const figure = {
    type: 'figure',
    content: [
      { type: 'picture', attrs },
      ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
    ],
  };
  editor.chain().insertContent(figure).run();
  const { doc } = editor.state;
  // An empty paragraph to type in; it is not saved while it is empty.
  if (doc.lastChild?.type.name === 'figure')
    editor.chain().insertContentAt(doc.content.size, { type: 'paragraph' }).focus('end').run();
}
