import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { insertBlock } from './insert-block';
import type { Media } from './media/picture.schema';

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
