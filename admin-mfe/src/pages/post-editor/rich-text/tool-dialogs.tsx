import type { Editor } from '@tiptap/react';
import { OutsideForm } from '../../../features/dialogs/outside-form';
import { PictureDialog } from '../media/picture-dialog';
import { LinkDialog } from './link-dialog';
import { hasChosenText, linkAtCursor, removeLink, setLink } from './link-commands';
import { chosenAlt, describePicture, insertPicture } from './picture-commands';
import type { ToolName } from './tools';

interface ToolDialogsProps {
  editor: Editor;
  /** The tool whose dialog is open. */
  opened: ToolName | null;
  onClose: () => void;
}

/** The dialogs of the tools for links and pictures. */
export function ToolDialogs({ editor, opened, onClose }: ToolDialogsProps) {
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
          current={chosenAlt(editor)}
          hasCaption
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
