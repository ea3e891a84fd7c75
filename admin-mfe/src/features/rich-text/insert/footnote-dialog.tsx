import { useState } from 'react';
import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@stillsam/ui';
import { ToolDialog } from '../tool-dialog';
import { completeAddress } from '../link-address.logic';
import type { NoteSource } from './footnotes';
import { INSERT_COPY } from './insert.copy';
import { useFocusOnOpen } from './insert-dialog';

const { footnote: copy } = INSERT_COPY;
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
  const first = useFocusOnOpen<HTMLInputElement>();
  const [number, setNumber] = useState(NEW);
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isNew = number === NEW;
  const href = completeAddress(address);
  const textError = text.trim() ? undefined : copy.textRequired;
  const addressError = href === '' || isAllowedLink(href) ? undefined : copy.addressInvalid;

  const save = () => {
    setIsChecked(true);
    if (!isNew) onSave({ number: Number(number) });
    else if (!textError && !addressError) onSave({ text: text.trim(), href });
  };
  return (
    <ToolDialog title={copy.title} save={copy.save} onSave={save} onClose={onClose}>
      {sources.length > 0 ? (
        <SelectField
          label={copy.source}
          options={[
            { value: NEW, label: copy.newSource },
            ...sources.map((source, index) => ({
              value: String(index + 1),
              label: `${index + 1}. ${shorten(source)}`,
            })),
          ]}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      ) : null}
      {isNew ? (
        <>
          <TextField
            label={copy.text}
            hint={copy.textHint}
            required
            ref={first}
            value={text}
            error={isChecked ? textError : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <TextField
            label={copy.address}
            isOptional
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            error={isChecked ? addressError : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        </>
      ) : null}
    </ToolDialog>
  );
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
    <Dialog isOpen title={copy.title} onClose={onClose} size="small">
      <p>{source ?? copy.missing}</p>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {INSERT_COPY.cancel}
        </Button>
        <Button variant="secondary" onClick={onRemove}>
          {copy.remove}
        </Button>
        {source === undefined ? null : <Button onClick={onGoTo}>{copy.goTo}</Button>}
      </DialogActions>
    </Dialog>
  );
}
