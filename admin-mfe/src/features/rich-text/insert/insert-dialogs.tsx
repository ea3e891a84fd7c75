import type { Editor } from '@tiptap/react';
import type { ToolName } from '../tools';
import { insertExercise } from './boxes';
import { ExerciseDialog } from './exercise-dialog';
import { FootnoteDialog, NewFootnoteDialog } from './footnote-dialog';
import { deleteFootnote, goToSource, insertFootnote, selectedNote, sourceTexts } from './footnotes';
import { InsertDialog } from './insert-dialog';

interface InsertDialogsProps {
  editor: Editor;
  /** The tool whose dialog is open. */
  opened: ToolName | null;
  onOpen: (tool: ToolName) => void;
  onClose: () => void;
}

/** The dialogs of what is inserted into a post. */
export function InsertDialogs({ editor, opened, onOpen, onClose }: InsertDialogsProps) {
  /** Closes the dialog after the work. */
  const closing =
    <Args extends unknown[]>(work: (...args: Args) => void) =>
    (...args: Args) => {
      work(...args);
      onClose();
    };
  if (opened === 'insert') return <InsertDialog editor={editor} onOpen={onOpen} onClose={onClose} />;
  if (opened === 'exercise')
    return (
      <ExerciseDialog onSave={closing((exercise) => insertExercise(editor, exercise))} onClose={onClose} />
    );
  if (opened !== 'footnote') return null;
  const sources = sourceTexts(editor);
  const number = selectedNote(editor);
  return number === undefined ? (
    <NewFootnoteDialog
      sources={sources}
      onSave={closing((source) => insertFootnote(editor, source))}
      onClose={onClose}
    />
  ) : (
    <FootnoteDialog
      source={sources[number - 1]}
      onGoTo={closing(() => goToSource(editor))}
      onRemove={closing(() => deleteFootnote(editor))}
      onClose={onClose}
    />
  );
}
