import { Dialog, Icon } from '@stillsam/ui';
import type { Editor } from '@tiptap/react';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import ImagePlus from 'lucide-react/icons/image-plus';
import Info from 'lucide-react/icons/info';
import Sprout from 'lucide-react/icons/sprout';
import Superscript from 'lucide-react/icons/superscript';
import Table from 'lucide-react/icons/table';
import type { LucideIcon } from 'lucide-react';
import { insertTable } from '../table-commands';
import { insertCareBox, insertNote } from './boxes';
import { INSERT_COPY } from './insert.copy';
import styles from './insert-dialog.module.css';
import look from '../../../look.module.css';

type OptionName = keyof typeof INSERT_COPY.options;
/** An option that asks for more, in a dialog of its own. */
type DialogName = 'footnote' | 'exercise' | 'image';

const OPTIONS: readonly {
  name: OptionName;
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
      <ul className={styles.options}>
        {OPTIONS.map(({ name, icon, run }) => {
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
                  <span className={`${styles.about} ${look.small}`}>{about}</span>
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
