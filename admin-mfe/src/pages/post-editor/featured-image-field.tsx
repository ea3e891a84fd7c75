import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { OutsideForm } from '../../forms/form';
import { displayAddress } from '../../features/rich-text/addresses';
import { PictureDialog } from '../../features/rich-text/media/picture-dialog';
import { CENTRE, formatFocus, moveFocus, readFocus } from './focus.logic';
import { EDITOR_COPY } from './post-editor.copy';
import type { FieldsProps } from '../../features/draft-editor/use-draft-form';
import type { PostFields } from './post-fields.logic';
import styles from './post-editor.module.css';
import look from '../../look.module.css';

const { labels, hints, featuredImage: copy, focus: focusCopy } = EDITOR_COPY;

/** The featured image, by upload. */
export function FeaturedImageField({
  fields,
  bind,
  change,
}: Pick<FieldsProps<PostFields>, 'fields' | 'bind' | 'change'>) {
  const [isUploading, setIsUploading] = useState(false);
  const address = fields.featured_image.trim();
  const setImage = (src: string, alt: string) => {
    change('featured_image', src);
    change('featured_image_alt', alt);
    change('featured_image_focus', CENTRE);
  };
  return (
    <fieldset className={styles.cover}>
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

/** The crops of the site: above an article, in a list, and on a phone. */
const CROPS = ['article', 'card', 'square'] as const;

interface FocusFieldProps {
  /** Of the cover. */
  address: string;
  value: string;
  onChange: (value: string) => void;
}

/** The point of a cover that every crop keeps, set by a click or by the arrow keys, with its crops. */
function FocusField({ address, value, onChange }: FocusFieldProps) {
  const hintId = useId();
  const [isBroken, setIsBroken] = useState(false);
  const { x, y } = readFocus(value);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveFocus({ x, y }, event.key);
    if (!moved) return;
    event.preventDefault();
    onChange(formatFocus(moved));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A click by the keyboard has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(
      formatFocus({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }),
    );
  };
  const src = displayAddress(address);
  if (isBroken) return <p className={styles.broken}>{copy.broken}</p>;
  return (
    <div className={styles.focus}>
      <button
        type="button"
        className={styles.picture}
        aria-label={focusCopy.label(focusCopy.place(x, y))}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <img src={src} alt="" onError={() => setIsBroken(true)} />
        <span className={styles.point} data-focus-x={x} data-focus-y={y} />
      </button>
      <p id={hintId} className={look.small}>
        {focusCopy.hint}
      </p>
      <p role="status" className={look.small}>
        {focusCopy.place(x, y)}
      </p>
      <ul role="list" className={styles.crops} aria-label={focusCopy.crops}>
        {CROPS.map((crop) => (
          <li key={crop} className={styles[crop]}>
            <img src={src} alt={focusCopy.cropNames[crop]} data-focus-x={x} data-focus-y={y} />
            <span aria-hidden="true">{focusCopy.cropNames[crop]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
