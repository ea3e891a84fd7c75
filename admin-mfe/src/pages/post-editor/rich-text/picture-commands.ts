import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { Media } from '../media/media.types';

/** The description of the picture that is chosen; undefined where none is. */
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

/** Puts a picture below the block where the cursor stands, and the cursor after it. */
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
  // Something to write on in; left empty, it is not saved.
  if (doc.lastChild?.type.name === 'figure')
    editor.chain().insertContentAt(doc.content.size, { type: 'paragraph' }).focus('end').run();
}
