import { Button } from '@stillsam/ui';
import { useCallback, useRef, useState } from 'react';
import { markRead, useIsRead } from '../../../reading/read-marks';
import { followToEnd } from '../../../reading/reading';
import { useWhileReading } from '../../../reading/use-while-reading';
import { READ_NOTE_COPY } from '../article.copy';
import styles from './read-note.module.css';

/** The part of the reckoned reading time after which whoever stands at the end has read, not scrolled past. */
export const ENOUGH_OF_THE_TIME = 1 / 4;
const MINUTE_MS = 60_000;

interface ReadNoteProps {
  /** Of the article. */
  id: string;
  readingMinutes: number;
}

/** Stands right after the text: the article becomes read here by itself, and both ways by the button. */
export function ReadNote({ id, readingMinutes }: ReadNoteProps) {
  const isRead = useIsRead(id);
  const end = useRef<HTMLDivElement>(null);
  const [isFollowed, setIsFollowed] = useState(false);
  useWhileReading(
    useCallback(() => {
      if (!end.current) return;
      setIsFollowed(true);
      const enough = readingMinutes * MINUTE_MS * ENOUGH_OF_THE_TIME;
      return followToEnd(end.current, enough, () => markRead(id, true));
    }, [id, readingMinutes]),
  );
  return (
    <div ref={end} className={styles.note}>
      {/* What was read on an earlier visit is no news. */}
      <p role={isFollowed ? 'status' : undefined}>{isRead ? READ_NOTE_COPY.read : READ_NOTE_COPY.unread}</p>
      <Button variant="quiet" onClick={() => markRead(id, !isRead)}>
        {isRead ? READ_NOTE_COPY.undo : READ_NOTE_COPY.mark}
      </Button>
    </div>
  );
}
