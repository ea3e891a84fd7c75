import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';
import { SelectField } from '@stillsam/ui';
import type { ToolName } from '../tools';
import { insertExercise } from './boxes';
import { FootnoteDialog, NewFootnoteDialog } from './footnote-dialog';
import { deleteFootnote, goToSource, insertFootnote, selectedNote, sourceTexts } from './footnotes';
import { InsertDialog } from './insert-dialog';
import { ToolDialog } from '../tool-dialog';
import { INSERT_COPY } from './insert.copy';

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

const { exercise: copy } = INSERT_COPY;
const AVAILABLE = EXERCISES.filter(({ isComingSoon }) => !isComingSoon);
const OPTIONS = AVAILABLE.map(({ path, title }) => ({ value: path, label: title }));

interface ExerciseDialogProps {
  onSave: (exercise: Exercise) => void;
  onClose: () => void;
}

/** The choice of an exercise to lead to. */
function ExerciseDialog({ onSave, onClose }: ExerciseDialogProps) {
  const [path, setPath] = useState<string>(OPTIONS[0]?.value ?? '');
  const chosen = AVAILABLE.find((exercise) => exercise.path === path);
  return (
    <ToolDialog title={copy.title} save={copy.save} onSave={() => chosen && onSave(chosen)} onClose={onClose}>
      <SelectField
        label={copy.label}
        hint={chosen?.about}
        options={OPTIONS}
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
    </ToolDialog>
  );
}
