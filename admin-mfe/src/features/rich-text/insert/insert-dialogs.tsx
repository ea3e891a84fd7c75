import type { Editor } from '@tiptap/react';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';
import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, Dialog, DialogActions, Icon, SelectField, TextField } from '@stillsam/ui';
import type { LucideIcon } from 'lucide-react';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import ImagePlus from 'lucide-react/icons/image-plus';
import Info from 'lucide-react/icons/info';
import Sprout from 'lucide-react/icons/sprout';
import Superscript from 'lucide-react/icons/superscript';
import Table from 'lucide-react/icons/table';
import { useForm, useWatch } from 'react-hook-form';
import { bind, FormDialog } from '../../../forms/form';
import { insertCareBox, insertNote, insertTable } from '../block-commands';
import { completeAddress } from '../addresses';
import styles from '../tool-dialogs.module.css';
import type { NoteSource } from './footnotes';
import { INSERT_COPY } from '../rich-text.copy';
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

const { exercise, footnote } = INSERT_COPY;
const AVAILABLE = EXERCISES.filter(({ isComingSoon }) => !isComingSoon);
const OPTIONS = AVAILABLE.map(({ path, title }) => ({ value: path, label: title }));

interface ExerciseDialogProps {
  onSave: (chosen: Exercise) => void;
  onClose: () => void;
}

/** The choice of an exercise to lead to. */
export function ExerciseDialog({ onSave, onClose }: ExerciseDialogProps) {
  const form = useForm<{ path: string }>({ defaultValues: { path: OPTIONS[0]?.value } });
  const path = useWatch({ control: form.control, name: 'path' });
  const chosen = AVAILABLE.find((one) => one.path === path);
  return (
    <FormDialog
      title={exercise.title}
      size="small"
      form={form}
      copy={{ submit: exercise.save }}
      onSend={() => chosen && onSave(chosen)}
      onCancel={onClose}
    >
      <SelectField {...form.register('path')} label={exercise.label} hint={chosen?.about} options={OPTIONS} />
    </FormDialog>
  );
}

const MAX_LABEL_LENGTH = 60;
const NEW = '';

interface NewFootnoteProps {
  /** The texts of the sources, in their order. */
  sources: readonly string[];
  onSave: (source: NoteSource) => void;
  onClose: () => void;
}

/** A new note: to a source of the list, or to a new one. */
export function NewFootnoteDialog({ sources, onSave, onClose }: NewFootnoteProps) {
  const form = useForm({ defaultValues: { number: NEW, text: '', address: '' } });
  const isNew = useWatch({ control: form.control, name: 'number' }) === NEW;
  return (
    <FormDialog
      title={footnote.title}
      size="small"
      form={form}
      copy={{ submit: footnote.save }}
      onSend={({ number, text, address }) =>
        onSave(isNew ? { text: text.trim(), href: completeAddress(address) } : { number: Number(number) })
      }
      onCancel={onClose}
    >
      {sources.length > 0 ? (
        <SelectField
          {...form.register('number')}
          label={footnote.source}
          options={[
            { value: NEW, label: footnote.newSource },
            ...sources.map((source, index) => ({
              value: String(index + 1),
              label: `${index + 1}. ${shorten(source)}`,
            })),
          ]}
        />
      ) : null}
      {isNew ? (
        <>
          <TextField
            {...bind(form, 'text', { validate: (text) => text.trim() !== '' || footnote.textRequired })}
            label={footnote.text}
            hint={footnote.textHint}
            required
          />
          <TextField
            {...bind(form, 'address', { validate: isLinkOrEmpty })}
            label={footnote.address}
            isOptional
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      ) : null}
    </FormDialog>
  );
}

function isLinkOrEmpty(typed: string): true | string {
  const href = completeAddress(typed);
  return href === '' || isAllowedLink(href) || footnote.addressInvalid;
}

function shorten(text: string): string {
  return text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH - 1)}…` : text;
}

interface FootnoteProps {
  /** Undefined where the list has no such source. */
  source: string | undefined;
  onGoTo: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The selected note with its source. */
export function FootnoteDialog({ source, onGoTo, onRemove, onClose }: FootnoteProps) {
  return (
    <Dialog isOpen title={footnote.title} onClose={onClose} size="small">
      <p>{source ?? footnote.missing}</p>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {INSERT_COPY.cancel}
        </Button>
        <Button variant="secondary" onClick={onRemove}>
          {footnote.remove}
        </Button>
        {source === undefined ? null : <Button onClick={onGoTo}>{footnote.goTo}</Button>}
      </DialogActions>
    </Dialog>
  );
}
