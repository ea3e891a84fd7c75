import { useIsRead } from './read-marks';
import styles from './read-tag.module.css';
import { READING_COPY } from './reading.copy';

/** 'Läst' in a corner of an article's picture, where it takes no room; nothing before it was read. */
export function ReadTag({ id }: { id: string }) {
  return useIsRead(id) ? <span className={styles.tag}>{READING_COPY.read}</span> : null;
}
