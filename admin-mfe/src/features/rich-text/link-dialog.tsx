import { useRef, useState } from 'react';
import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import { ToolDialog } from './tool-dialog';
import { OwnPages } from './own-pages/own-pages';
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
  const [address, setAddress] = useState(current ?? '');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const href = completeAddress(address);
  const addressError = isAllowedLink(href) ? undefined : sentenceAgainst(href);
  const textError = needsText && !text.trim() ? copy.textRequired : undefined;

  const save = () => {
    setIsChecked(true);
    if (!addressError && !textError) onSave({ href, text: text.trim() });
  };

  return (
    <ToolDialog
      title={copy.title}
      save={current ? copy.update : copy.save}
      onSave={save}
      onClose={onClose}
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
          setAddress(path);
          if (!text.trim()) setText(title);
          field.current?.focus();
        }}
      />
      <TextField
        ref={field}
        label={copy.address}
        hint={copy.addressHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={isChecked ? addressError : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      {needsText ? (
        <TextField
          label={copy.text}
          hint={copy.textHint}
          value={text}
          error={isChecked ? textError : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
    </ToolDialog>
  );
}

function sentenceAgainst(href: string): string {
  return href.startsWith('tel:') ? copy.invalidTelephone : copy.invalid;
}
