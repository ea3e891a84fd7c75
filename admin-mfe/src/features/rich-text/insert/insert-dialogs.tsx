import type { Editor } from '@tiptap/react';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';
import { Dialog, Icon, SelectField } from '@stillsam/ui';
import type { LucideIcon } from 'lucide-react';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import ImagePlus from 'lucide-react/icons/image-plus';
import Info from 'lucide-react/icons/info';
import Sprout from 'lucide-react/icons/sprout';
import Superscript from 'lucide-react/icons/superscript';
import Table from 'lucide-react/icons/table';
import { useForm, useWatch } from 'react-hook-form';
import { insertTable } from '../table-commands';
import { ToolForm } from '../tool-form';
import { insertCareBox, insertNote } from './boxes';
import { INSERT_COPY } from './insert.copy';
import styles from './insert-dialogs.module.css';
import look from '../../../look.module.css';

/** An option that asks for more, in a dialog of its own. */
type DialogName = 'footnote' | 'exercise' | 'image';

const INSERTS: readonly {
  name: keyof typeof INSERT_COPY.options;
  icon: LucideIcon;
  run: ((editor: Editor) => void) | DialogName;
}[] = [
  { name: 'care', icon: HeartPulse, run: insertCareBox },
  { name: 'note', icon: Info, run: insertNote },
  { name: 'table', icon: Table, run: insertTable },
  { name: 'footnote', icon: Superscript, run: 'footnote' },
  { name: 'exercise', icon: Sprout, run: 'exercise' },
  { name: 'image', icon: ImagePlus, run: 'image' },
];

interface InsertDialogProps {
  editor: Editor;
  onOpen: (dialog: DialogName) => void;
  onClose: () => void;
}

/** Everything that can be inserted into a post, with what it is for. */
export function InsertDialog({ editor, onOpen, onClose }: InsertDialogProps) {
  return (
    <Dialog isOpen title={INSERT_COPY.title} onClose={onClose}>
      <ul role="list" className={styles.options}>
        {INSERTS.map(({ name, icon, run }) => {
          const { name: label, about } = INSERT_COPY.options[name];
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.option}
                onClick={() => {
                  if (typeof run === 'string') return onOpen(run);
                  run(editor);
                  onClose();
                }}
              >
                <Icon icon={icon} />
                <span>
                  <span className={styles.name}>{label}</span>
                  <span className={look.small}>{about}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={`${styles.hint} ${look.small}`}>{INSERT_COPY.hint}</p>
    </Dialog>
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
export function ExerciseDialog({ onSave, onClose }: ExerciseDialogProps) {
  const form = useForm<{ path: string }>({ defaultValues: { path: OPTIONS[0]?.value } });
  const path = useWatch({ control: form.control, name: 'path' });
  const chosen = AVAILABLE.find((exercise) => exercise.path === path);
  return (
    <Dialog isOpen title={copy.title} onClose={onClose} size="small">
      <ToolForm form={form} save={copy.save} onSave={() => chosen && onSave(chosen)} onClose={onClose}>
        <SelectField {...form.register('path')} label={copy.label} hint={chosen?.about} options={OPTIONS} />
      </ToolForm>
    </Dialog>
  );
}
