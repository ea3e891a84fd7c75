import type { Editor } from '@tiptap/react';
import { OutsideForm } from '../../forms/outside-form';
import { PictureDialog } from './media/picture-dialog';
import type { Upload } from './media/media.types';
import { LinkDialog } from './link-dialog';
import { hasChosenText, linkAtCursor, removeLink, setLink } from './link-commands';
import { chosenAlt, describePicture, insertPicture } from './picture-commands';
import type { ToolName } from './tools';

interface ToolDialogsProps {
  editor: Editor;
  /** The tool whose dialog is open. */
  opened: ToolName | null;
  upload: Upload;
  hasCaption: boolean;
  onClose: () => void;
}

/** The dialogs of the tools for links and pictures. */
export function ToolDialogs({ editor, opened, upload, hasCaption, onClose }: ToolDialogsProps) {
  return (
    <OutsideForm>
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
    </OutsideForm>
  );
}
