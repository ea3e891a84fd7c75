import { useState } from 'react';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { OutsideForm } from '../../features/rich-text/outside-form';
import { PictureDialog } from '../../features/rich-text/media/picture-dialog';
import { useSession } from '../../features/session/session-provider';
import { FocusField } from './focus-field';
import { CENTRE } from './focus.logic';
import { EDITOR_COPY } from './post-editor.copy';
import type { FieldsProps } from '../../features/draft-editor/use-draft-form';
import type { PostFields } from './post-fields.logic';
import styles from './post-editor.module.css';
import look from '../../look.module.css';

const { labels, hints, featuredImage: copy } = EDITOR_COPY;

/** The featured image, by upload. */
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
    change('featured_image_focus', CENTRE);
  };
  return (
    <fieldset className={styles.image}>
      <legend className={layout.checksLegend}>{labels.cover}</legend>
      {isAllowedImage(address) ? (
        <FocusField
          key={address}
          address={address}
          value={fields.featured_image_focus}
          onChange={(focus) => change('featured_image_focus', focus)}
        />
      ) : null}
      <div className={look.buttons}>
        <Button variant="secondary" onClick={() => setIsUploading(true)}>
          {address ? copy.change : copy.upload}
        </Button>
        {address ? (
          <Button variant="quiet" onClick={() => setImage('', '')}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      {address ? (
        <TextField
          label={labels.featured_image_alt}
          hint={hints.featured_image_alt}
          {...bind('featured_image_alt')}
        />
      ) : (
        <p className={look.small}>{copy.drawn}</p>
      )}
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
    </fieldset>
  );
}
