import { PATHS } from '@stillsam/paths';
import { Notice } from '@stillsam/ui';
import { useSyncExternalStore } from 'react';
import { LetterNotices } from './letter-notices';
import styles from './notice-board.module.css';
import type { NoticeEvent, NoticeState } from './notice-state';
import { NOTICES_COPY as COPY } from './offline-notices.copy';
import { UpdateNotice } from './update-notice';

interface NoticeBoardProps {
  store: { subscribe: (listener: () => void) => () => void; read: () => NoticeState };
  send: (event: NoticeEvent) => void;
}

/** Where the site speaks of the network and of itself; empty most of the time. */
export function NoticeBoard({ store, send }: NoticeBoardProps) {
  const { isOffline, update, letters } = useSyncExternalStore(store.subscribe, store.read);
  return (
    <section className={styles.board} aria-label={COPY.region}>
      {/* Live from the start, so that what comes into it is read. */}
      <div role="status" className={styles.notices}>
        {isOffline ? (
          <Notice
            role="none"
            onDismiss={() => send({ type: 'closed', what: 'network' })}
            action={<a href={PATHS.offline}>{COPY.whatOpens}</a>}
          >
            {COPY.offline}
          </Notice>
        ) : null}
        <LetterNotices letters={letters} />
        {update ? (
          <UpdateNotice worker={update} onLater={() => send({ type: 'closed', what: 'update' })} />
        ) : null}
      </div>
    </section>
  );
}
