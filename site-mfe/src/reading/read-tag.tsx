import { useReadMarks } from './read-marks';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './reading-marks.module.css';
import { READING_COPY } from './reading.copy';

/** The label 'Läst' over the image of an article that was read. */
export function ReadTag({ id }: { id: string }) {
  return useReadMarks().ids.includes(id) ? (
    <span className={`${styles.tag} ${shown.onScreen}`}>{READING_COPY.read}</span>
  ) : null;
}
