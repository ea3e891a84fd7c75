import { Button } from '@stillsam/ui';
import { useCallback, useRef, useState } from 'react';
import { markRead, rememberReading, useReadMarks } from '../../../reading/read-marks';
import { observeReadToEnd } from '../../../reading/reading-observers';
import { useFromFirstScroll } from '../../../reading/use-from-first-scroll';
import { READ_NOTE_COPY as COPY } from '../article.copy';
import shown from '../../../styles/shown.module.css';
import styles from './article-end.module.css';

/** A visitor at the end has read the article after this share of its estimated reading time. */
export const READ_TIME_SHARE = 1 / 4;
const MINUTE_MS = 60_000;

interface ReadNoteProps {
  /** Id of the article. */
  id: string;
  readingMinutes: number;
}

/**
 * Marks the article as read when its end has been read, if the visitor has turned that on. The button turns it on; then
 * it sets or removes the mark.
 */
export function ReadNote({ id, readingMinutes }: ReadNoteProps) {
  const { isOn, ids } = useReadMarks();
  const isRead = ids.includes(id);
  const end = useRef<HTMLDivElement>(null);
  const hasReadToEnd = useRef(false);
  const [isFollowed, setIsFollowed] = useState(false);
  useFromFirstScroll(
    useCallback(() => {
      if (!end.current) return;
      setIsFollowed(true);
      const minVisibleMs = readingMinutes * MINUTE_MS * READ_TIME_SHARE;
      return observeReadToEnd(end.current, minVisibleMs, () => {
        hasReadToEnd.current = true;
        markRead(id, true);
      });
    }, [id, readingMinutes]),
  );
  const begin = () => {
    rememberReading();
    markRead(id, hasReadToEnd.current);
  };
  return (
    <div ref={end} className={`${styles.note} ${shown.withScript} ${shown.onScreen}`}>
      {/* A live region only once observed, so that a mark of an earlier visit is not announced. */}
      <p role={isFollowed ? 'status' : undefined}>{isRead ? COPY.read : isOn ? COPY.unread : COPY.off}</p>
      <Button variant="quiet" onClick={isOn ? () => markRead(id, !isRead) : begin}>
        {isRead ? COPY.undo : isOn ? COPY.mark : COPY.begin}
      </Button>
    </div>
  );
}
