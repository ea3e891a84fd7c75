import { useState } from 'react';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';
import { SelectField } from '@stillsam/ui';
import { ToolDialog } from '../tool-dialog';
import { INSERT_COPY } from './insert.copy';
import { useFocusOnOpen } from './use-focus-on-open';

const { exercise: copy } = INSERT_COPY;
const AVAILABLE = EXERCISES.filter(({ isComingSoon }) => !isComingSoon);
const OPTIONS = AVAILABLE.map(({ path, title }) => ({ value: path, label: title }));

interface ExerciseDialogProps {
  onSave: (exercise: Exercise) => void;
  onClose: () => void;
}

/** The choice of an exercise to lead to. */
export function ExerciseDialog({ onSave, onClose }: ExerciseDialogProps) {
  const first = useFocusOnOpen<HTMLSelectElement>();
  const [path, setPath] = useState<string>(OPTIONS[0]?.value ?? '');
  const chosen = AVAILABLE.find((exercise) => exercise.path === path);
  return (
    <ToolDialog title={copy.title} save={copy.save} onSave={() => chosen && onSave(chosen)} onClose={onClose}>
      <SelectField
        label={copy.label}
        hint={chosen?.about}
        ref={first}
        options={OPTIONS}
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
    </ToolDialog>
  );
}
