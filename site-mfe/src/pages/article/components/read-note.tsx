import { Button } from '@stillsam/ui';
import { useCallback, useRef, useState } from 'react';
import { markRead, useIsRead } from '../../../reading/read-marks';
import { observeReadToEnd } from '../../../reading/reading-observers';
import { useFromFirstScroll } from '../../../reading/use-from-first-scroll';
import { READ_NOTE_COPY } from '../article.copy';
import styles from './read-note.module.css';

/** A visitor at the end has read the article after this share of its estimated reading time. */
export const READ_TIME_SHARE = 1 / 4;
const MINUTE_MS = 60_000;

interface ReadNoteProps {
  /** Id of the article. */
  id: string;
  readingMinutes: number;
}

/** Marks the article as read when its end has been read. The button sets or removes the mark. */
export function ReadNote({ id, readingMinutes }: ReadNoteProps) {
  const isRead = useIsRead(id);
  const end = useRef<HTMLDivElement>(null);
  const [isFollowed, setIsFollowed] = useState(false);
  useFromFirstScroll(
    useCallback(() => {
      if (!end.current) return;
      setIsFollowed(true);
      const minVisibleMs = readingMinutes * MINUTE_MS * READ_TIME_SHARE;
      return observeReadToEnd(end.current, minVisibleMs, () => markRead(id, true));
    }, [id, readingMinutes]),
  );
  return (
    <div ref={end} className={styles.note}>
      {/* A live region only once observed, so that a mark of an earlier visit is not announced. */}
      <p role={isFollowed ? 'status' : undefined}>{isRead ? READ_NOTE_COPY.read : READ_NOTE_COPY.unread}</p>
      <Button variant="quiet" onClick={() => markRead(id, !isRead)}>
        {isRead ? READ_NOTE_COPY.undo : READ_NOTE_COPY.mark}
      </Button>
    </div>
  );
}
