import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@stillsam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { bind } from '../../../forms/bind';
import { ToolForm } from '../tool-form';
import { completeAddress } from '../link-address.logic';
import type { NoteSource } from './footnotes';
import { INSERT_COPY } from './insert.copy';

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
  const form = useForm({ defaultValues: { number: NEW, text: '', address: '' } });
  const isNew = useWatch({ control: form.control, name: 'number' }) === NEW;
  return (
    <Dialog isOpen title={copy.title} onClose={onClose} size="small">
      <ToolForm
        form={form}
        save={copy.save}
        onSave={({ number, text, address }) =>
          onSave(isNew ? { text: text.trim(), href: completeAddress(address) } : { number: Number(number) })
        }
        onClose={onClose}
      >
        {sources.length > 0 ? (
          <SelectField
            {...form.register('number')}
            label={copy.source}
            options={[
              { value: NEW, label: copy.newSource },
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
              {...bind(form, 'text', { validate: (text) => text.trim() !== '' || copy.textRequired })}
              label={copy.text}
              hint={copy.textHint}
              required
            />
            <TextField
              {...bind(form, 'address', { validate: isLinkOrEmpty })}
              label={copy.address}
              isOptional
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        ) : null}
      </ToolForm>
    </Dialog>
  );
}

function isLinkOrEmpty(typed: string): true | string {
  const href = completeAddress(typed);
  return href === '' || isAllowedLink(href) || copy.addressInvalid;
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
