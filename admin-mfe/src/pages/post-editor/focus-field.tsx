import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { displayAddress } from '../../features/rich-text/media/display-address';
import { formatFocus, moveFocus, readFocus } from './focus.logic';
import styles from './focus-field.module.css';
import { EDITOR_COPY } from './post-editor.copy';
import look from '../../look.module.css';

const { focus: copy } = EDITOR_COPY;
/** The crops of the site: above an article, in a list, and on a phone. */
const CROPS = ['article', 'card', 'square'] as const;

interface FocusFieldProps {
  /** Of the cover. */
  address: string;
  value: string;
  onChange: (value: string) => void;
}

/** The point of a cover that every crop keeps, set by a click or by the arrow keys, with its crops. */
export function FocusField({ address, value, onChange }: FocusFieldProps) {
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
  if (isBroken) return <p className={styles.broken}>{EDITOR_COPY.featuredImage.broken}</p>;
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.picture}
        aria-label={copy.label(copy.place(x, y))}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <img src={src} alt="" onError={() => setIsBroken(true)} />
        <span className={styles.point} data-focus-x={x} data-focus-y={y} />
      </button>
      <p id={hintId} className={look.small}>
        {copy.hint}
      </p>
      <p role="status" className={look.small}>
        {copy.place(x, y)}
      </p>
      <ul className={styles.crops} aria-label={copy.crops}>
        {CROPS.map((crop) => (
          <li key={crop} className={styles[crop]}>
            <img src={src} alt={copy.cropNames[crop]} data-focus-x={x} data-focus-y={y} />
            <span aria-hidden="true">{copy.cropNames[crop]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
