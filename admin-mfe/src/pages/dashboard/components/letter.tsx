import { Fragment } from 'react';
import { TextLink } from '@stillsam/ui';
import styles from './letter.module.css';

interface LetterProps {
  text: string;
  /** Addresses in it become links; only for what the site itself has written. */
  hasLinks?: boolean;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** What somebody wrote, in its own lines. */
export function Letter({ text, hasLinks = false }: LetterProps) {
  if (!hasLinks) return <p className={styles.letter}>{text}</p>;
  return (
    <p className={styles.letter}>
      {text.split(ADDRESS).map((part, index) => (
        // Every second part is what the expression caught.
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <TextLink to={part} isExternal>
              {part}
            </TextLink>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  );
}
