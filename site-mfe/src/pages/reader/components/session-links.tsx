import { readerPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { READER_COPY as COPY } from '../reader.copy';
import shown from '../../../styles/shown.module.css';
import styles from './session-links.module.css';

interface SessionLinksProps {
  slug: string;
  number: number;
  count: number;
}

/** The sessions before and after the present one. */
export function SessionLinks({ slug, number, count }: SessionLinksProps) {
  return (
    <nav aria-label={COPY.sessions} className={`${styles.links} ${shown.onScreen}`}>
      {number > 1 ? (
        <TextLink to={readerPath(slug, number - 1)} arrow="back" rel="prev">
          {COPY.previous}
        </TextLink>
      ) : (
        <span />
      )}
      {number < count ? (
        <TextLink to={readerPath(slug, number + 1)} arrow="forward" rel="next">
          {COPY.next}
        </TextLink>
      ) : null}
    </nav>
  );
}
