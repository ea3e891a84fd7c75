import { Fragment } from 'react';
import { TextLink } from '@stillsam/ui';
import styles from './paragraph.module.css';

interface ParagraphProps {
  text: string;
  /** Turns URLs in the text into links; only for texts that the site itself wrote. */
  hasLinks?: boolean;
}

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;

/** A text with its own line breaks. */
export function Paragraph({ text, hasLinks = false }: ParagraphProps) {
  if (!hasLinks) return <p className={styles.paragraph}>{text}</p>;
  return (
    <p className={styles.paragraph}>
      {text.split(URL_PATTERN).map((part, index) => (
        // Every second part matched the expression.
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
