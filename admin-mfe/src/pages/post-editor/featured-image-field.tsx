import { useState } from 'react';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import { OutsideForm } from '../../features/rich-text/outside-form';
import { displayAddress } from '../../features/rich-text/media/display-address';
import { PictureDialog } from '../../features/rich-text/media/picture-dialog';
import { useSession } from '../../features/session/session-provider';
import { EDITOR_COPY } from './post-editor.copy';
import type { FieldsProps } from '../../features/draft-editor/use-draft-form';
import type { PostFields } from './post-fields.logic';
import styles from './featured-image-field.module.css';

const { labels, hints, featuredImage: copy } = EDITOR_COPY;

/** The featured image, by upload or by address. */
export function FeaturedImageField({
  fields,
  bind,
  change,
}: Pick<FieldsProps<PostFields>, 'fields' | 'bind' | 'change'>) {
  const session = useSession();
  const [isUploading, setIsUploading] = useState(false);
  const address = fields.featured_image.trim();
  const setImage = (src: string, alt: string) => {
    change('featured_image', src);
    change('featured_image_alt', alt);
  };
  return (
    <div className={styles.field}>
      {isAllowedImage(address) ? <Preview key={address} address={address} /> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setIsUploading(true)}>
          {address ? copy.change : copy.upload}
        </Button>
        {address ? (
          <Button variant="quiet" onClick={() => setImage('', '')}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      <TextField
        label={labels.featured_image}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={hints.featured_image}
        {...bind('featured_image')}
      />
      {address ? (
        <TextField
          label={labels.featured_image_alt}
          hint={hints.featured_image_alt}
          {...bind('featured_image_alt')}
        />
      ) : null}
      {isUploading ? (
        <OutsideForm>
          <PictureDialog
            upload={(...form) => session.upload(...form)}
            onUploaded={({ src, alt }) => {
              setImage(src, alt);
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
