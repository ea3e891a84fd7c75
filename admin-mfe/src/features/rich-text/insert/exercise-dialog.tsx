import { useState, type FormEvent } from 'react';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';
import { Button, Dialog, DialogActions, SelectField } from '@stillsam/ui';
import styles from '../media/picture-dialog.module.css';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The post's form is an ancestor of this one in React's tree.
    event.stopPropagation();
    if (chosen) onSave(chosen);
  };
  return (
    <Dialog isOpen title={copy.title} onClose={onClose} size="small">
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <SelectField
          label={copy.label}
          hint={chosen?.about}
          ref={first}
          options={OPTIONS}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {INSERT_COPY.cancel}
          </Button>
          <Button type="submit">{copy.save}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
