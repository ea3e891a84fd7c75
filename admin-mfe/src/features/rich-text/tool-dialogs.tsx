import type { Editor } from '@tiptap/react';
import {
  chosenAlt,
  chosenHash,
  describePicture,
  insertExercise,
  insertPicture,
  replacePicture,
} from './block-commands';
import { deleteFootnote, goToSource, insertFootnote, selectedNote, sourceTexts } from './insert/footnotes';
import { ExerciseDialog, FootnoteDialog, InsertDialog, NewFootnoteDialog } from './insert/insert-dialogs';
import { OutsideForm } from '../../forms/form';
import { CropDialog } from './media/crop-dialog';
import { PictureDialog } from './media/picture-dialog';
import { LinkDialog, type LinkAnswer } from './link-dialog';
import type { ToolName } from './tools';

interface ToolDialogsProps {
  editor: Editor;
  /** The tool whose dialog is open. */
  opened: ToolName | null;
  hasCaption: boolean;
  onOpen: (tool: ToolName) => void;
  onClose: () => void;
}

/** The dialog of the tool that is open. */
export function ToolDialogs(props: ToolDialogsProps) {
  return <OutsideForm>{dialogOf(props)}</OutsideForm>;
}

function dialogOf({ editor, opened, hasCaption, onOpen, onClose }: ToolDialogsProps) {
  /** Closes the dialog after the work. */
  const closing =
    <Args extends unknown[]>(work: (at: Editor, ...args: Args) => void) =>
    (...args: Args) => {
      work(editor, ...args);
      onClose();
    };
  if (opened === 'insert') return <InsertDialog editor={editor} onOpen={onOpen} onClose={onClose} />;
  if (opened === 'exercise') return <ExerciseDialog onSave={closing(insertExercise)} onClose={onClose} />;
  if (opened === 'footnote') {
    const sources = sourceTexts(editor);
    const number = selectedNote(editor);
    return number === undefined ? (
      <NewFootnoteDialog sources={sources} onSave={closing(insertFootnote)} onClose={onClose} />
    ) : (
      <FootnoteDialog
        source={sources[number - 1]}
        onGoTo={closing(goToSource)}
        onRemove={closing(deleteFootnote)}
        onClose={onClose}
      />
    );
  }
  if (opened === 'link')
    return (
      <LinkDialog
        current={linkAtCursor(editor)}
        needsText={!hasChosenText(editor)}
        onSave={closing(setLink)}
        onRemove={closing(removeLink)}
        onClose={onClose}
      />
    );
  if (opened === 'image')
    return (
      <PictureDialog
        current={chosenAlt(editor)}
        hasCaption={hasCaption}
        onUploaded={closing(insertPicture)}
        onDescribed={closing(describePicture)}
        onClose={onClose}
      />
    );
  const hash = chosenHash(editor);
  return opened === 'crop' && hash ? (
    <CropDialog hash={hash} onCropped={closing(replacePicture)} onClose={onClose} />
  ) : null;
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
