import { Button } from '@stillsam/ui';
import { useState } from 'react';
import { setReadMarks, useReadMarks } from '../../../reading/read-marks';
import { LIBRARY_COPY } from '../library.copy';
import styles from './library-marks.module.css';

/** States where the read marks are stored and erases them, with undo. Renders nothing without marks. */
export function LibraryMarks() {
  const marks = useReadMarks();
  const [erased, setErased] = useState<readonly string[]>([]);
  const hasMarks = marks.length > 0;
  if (!hasMarks && erased.length === 0) return null;
  const toggle = () => {
    setErased(marks);
    setReadMarks(hasMarks ? [] : erased);
  };
  return (
    <div className={styles.marks}>
      <p role="status">{hasMarks ? LIBRARY_COPY.marks : LIBRARY_COPY.marksErased}</p>
      <Button variant="quiet" onClick={toggle} className={styles.turn}>
        {hasMarks ? LIBRARY_COPY.eraseMarks : LIBRARY_COPY.undoErase}
      </Button>
    </div>
  );
}
