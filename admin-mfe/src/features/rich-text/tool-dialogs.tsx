import type { Editor } from '@tiptap/react';
import { InsertDialogs } from './insert/insert-dialogs';
import { OutsideForm } from './outside-form';
import { CropDialog } from './media/crop-dialog';
import { PictureDialog } from './media/picture-dialog';
import type { Upload } from './media/picture.schema';
import { LinkDialog, type LinkAnswer } from './link-dialog';
import { chosenAlt, chosenHash, describePicture, insertPicture, replacePicture } from './picture-commands';
import type { ToolName } from './tools';

interface ToolDialogsProps {
  editor: Editor;
  /** The tool whose dialog is open. */
  opened: ToolName | null;
  upload: Upload;
  hasCaption: boolean;
  onOpen: (tool: ToolName) => void;
  onClose: () => void;
}

/** The dialogs of the tools for links and pictures. */
export function ToolDialogs({ editor, opened, upload, hasCaption, onOpen, onClose }: ToolDialogsProps) {
  const hash = chosenHash(editor);
  return (
    <OutsideForm>
      <InsertDialogs editor={editor} opened={opened} onOpen={onOpen} onClose={onClose} />
      {opened === 'link' ? (
        <LinkDialog
          current={linkAtCursor(editor)}
          needsText={!hasChosenText(editor)}
          onSave={(link) => {
            setLink(editor, link);
            onClose();
          }}
          onRemove={() => {
            removeLink(editor);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
      {opened === 'image' ? (
        <PictureDialog
          upload={upload}
          current={chosenAlt(editor)}
          hasCaption={hasCaption}
          onUploaded={(media, caption) => {
            insertPicture(editor, media, caption);
            onClose();
          }}
          onDescribed={(alt) => {
            describePicture(editor, alt);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
      {opened === 'crop' && hash ? (
        <CropDialog
          hash={hash}
          onCropped={(media) => {
            replacePicture(editor, media);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
    </OutsideForm>
  );
}

/** The address of the link at the cursor. */
function linkAtCursor(editor: Editor): string | null {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : null;
}

/** Whether the link has a text: a selection, or a link at the cursor. */
function hasChosenText(editor: Editor): boolean {
  return !editor.state.selection.empty || editor.isActive('link');
}

function setLink(editor: Editor, { href, text }: LinkAnswer): void {
  const attrs = { href };
  if (!hasChosenText(editor)) {
    editor
      .chain()
      .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
      .run();
    return;
  }
  // The link keeps its title. Its `rel` belongs to the old address, and the API sets it again.
  editor.chain().extendMarkRange('link').setMark('link', { href, rel: null }).run();
}

function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
}
