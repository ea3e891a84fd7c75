import { useState } from 'react';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import { OutsideForm } from '../../../features/dialogs/outside-form';
import { displayAddress } from '../../../features/media/display-address';
import { PictureDialog } from '../../../features/media/picture-dialog';
import { EDITOR_COPY } from '../post-editor.copy';
import styles from './featured-image-field.module.css';

const { labels, hints, featuredImage: copy } = EDITOR_COPY;

interface FeaturedImageFieldProps {
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

/** The picture above the article: uploaded here, or by its address. */
export function FeaturedImageField({ value, error, onChange }: FeaturedImageFieldProps) {
  const [isUploading, setIsUploading] = useState(false);
  const address = value.trim();
  return (
    <div className={styles.field}>
      {isAllowedImage(address) ? <Preview key={address} address={address} /> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setIsUploading(true)}>
          {address ? copy.change : copy.upload}
        </Button>
        {address ? (
          <Button variant="quiet" onClick={() => onChange('')}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      <TextField
        label={labels.featured_image}
        name="featured_image"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        hint={hints.featured_image}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {isUploading ? (
        <OutsideForm>
          <PictureDialog
            onUploaded={({ src }) => {
              onChange(src);
              setIsUploading(false);
            }}
            onClose={() => setIsUploading(false)}
          />
        </OutsideForm>
      ) : null}
    </div>
  );
}

function Preview({ address }: { address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className={styles.broken}>{copy.broken}</p>;
  return (
    <img
      className={styles.preview}
      src={displayAddress(address)}
      alt={copy.preview}
      onError={() => setIsBroken(true)}
    />
  );
}
