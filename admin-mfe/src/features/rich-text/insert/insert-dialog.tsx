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
import { useEffect, useRef, type RefObject } from 'react';

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
  const first = useFocusOnOpen<HTMLButtonElement>();
  return (
    <Dialog isOpen title={INSERT_COPY.title} onClose={onClose}>
      <ul className={styles.options}>
        {OPTIONS.map(({ name, icon, run }, index) => {
          const { name: label, about } = INSERT_COPY.options[name];
          return (
            <li key={name}>
              <button
                ref={index === 0 ? first : undefined}
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
                  <span className={styles.about}>{about}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{INSERT_COPY.hint}</p>
    </Dialog>
  );
}

/** Focuses an element of a dialog that has just opened; the browser focuses its close button. */
export function useFocusOnOpen<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  // An effect of the dialog's parent, so it follows the one that opens the dialog.
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
