import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind, FormDialog } from '../../forms/form';
import { OwnPages } from './own-pages';
import { completeAddress } from './link-address.logic';
import { RICH_TEXT_COPY } from './rich-text.copy';

const { link: copy } = RICH_TEXT_COPY;

export interface LinkAnswer {
  href: string;
  /** The text to insert when nothing is selected. */
  text: string;
}

interface LinkDialogProps {
  /** The address of the link at the cursor. */
  current: string | null;
  /** Whether the dialog needs a field for the text, because nothing is selected. */
  needsText: boolean;
  onSave: (answer: LinkAnswer) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A dialog for the address of a link. */
export function LinkDialog({ current, needsText, onSave, onRemove, onClose }: LinkDialogProps) {
  const form = useForm({ defaultValues: { address: current ?? '', text: '' } });
  return (
    <FormDialog
      title={copy.title}
      size="small"
      form={form}
      copy={{ submit: current ? copy.update : copy.save }}
      onSend={({ address, text }) => onSave({ href: completeAddress(address), text: text.trim() })}
      onCancel={onClose}
      actions={
        current ? (
          <Button variant="secondary" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : null
      }
    >
      <OwnPages
        onChoose={({ title, path }) => {
          form.setValue('address', path);
          if (!form.getValues('text').trim()) form.setValue('text', title);
          form.setFocus('address');
        }}
      />
      <TextField
        {...bind(form, 'address', { validate: checkAddress })}
        label={copy.address}
        hint={copy.addressHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      {needsText ? (
        <TextField
          {...bind(form, 'text', { validate: (text) => text.trim() !== '' || copy.textRequired })}
          label={copy.text}
          hint={copy.textHint}
        />
      ) : null}
    </FormDialog>
  );
}

/** @returns what is wrong with the address, as a sentence; true where nothing is. */
function checkAddress(typed: string): true | string {
  const href = completeAddress(typed);
  if (isAllowedLink(href)) return true;
  return href.startsWith('tel:') ? copy.invalidTelephone : copy.invalid;
}
