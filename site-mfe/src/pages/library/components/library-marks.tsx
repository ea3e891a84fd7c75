import { Button } from '@stillsam/ui';
import { useState } from 'react';
import { forgetReading, saveReadMarks, useReadMarks, type ReadMarks } from '../../../reading/read-marks';
import { LIBRARY_COPY } from '../library.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from '../library-page.module.css';

/** States where the read marks are stored, erases them and turns them off, with undo. Renders nothing while they are off. */
export function LibraryMarks() {
  const marks = useReadMarks();
  const [erased, setErased] = useState<ReadMarks | null>(null);
  if (!marks.isOn && !erased) return null;
  const erase = () => {
    setErased(marks);
    forgetReading();
  };
  const undo = () => {
    if (erased) saveReadMarks(erased);
  };
  return (
    <div className={`${styles.marks} ${shown.onScreen}`}>
      <p role="status">{marks.isOn ? LIBRARY_COPY.marks : LIBRARY_COPY.marksErased}</p>
      <Button variant="quiet" onClick={marks.isOn ? erase : undo} className={styles.turn}>
        {marks.isOn ? LIBRARY_COPY.eraseMarks : LIBRARY_COPY.undoErase}
      </Button>
    </div>
  );
}
