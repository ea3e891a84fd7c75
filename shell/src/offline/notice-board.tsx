import { PATHS } from '@stillsam/paths';
import { Notice } from '@stillsam/ui';
import { useRef, useSyncExternalStore } from 'react';
import { useRootMark } from '@stillsam/platform/root-mark';
import { LetterNotices } from './letter-notices';
import styles from './notice-board.module.css';
import type { NoticeEvent, NoticeState } from './notice-state';
import { NOTICES_COPY as COPY } from './offline-notices.copy';
import type { Letter, PageMessage } from './worker-messages';
import { UpdateNotice } from './update-notice';

interface NoticeBoardProps {
  store: { subscribe: (listener: () => void) => () => void; read: () => NoticeState };
  send: (event: NoticeEvent) => void;
}

/** Where the site speaks of the network and of itself; empty most of the time. */
export function NoticeBoard({ store, send }: NoticeBoardProps) {
  const { isOffline, update, letters } = useSyncExternalStore(store.subscribe, store.read);
  useRootMark('showsNotices', isOffline || update !== null || letters.length > 0 ? '' : undefined);
  const board = useRef<HTMLElement>(null);
  /** What was pressed goes away: the focus stays where it stood. */
  const close = (event: NoticeEvent) => {
    board.current?.focus();
    send(event);
  };
  return (
    <section ref={board} tabIndex={-1} className={styles.board} aria-label={COPY.region}>
      {/* Live from the start, so that what comes into it is read. */}
      <div role="status" className={styles.notices}>
        {isOffline ? (
          <Notice
            role="none"
            onDismiss={() => close({ type: 'closed', what: 'network' })}
            action={<a href={PATHS.offline}>{COPY.whatOpens}</a>}
          >
            {COPY.offline}
          </Notice>
        ) : null}
        <LetterNotices
          letters={letters}
          onForget={(letter) => {
            board.current?.focus();
            forgetLetter(letter);
          }}
        />
        {update ? (
          <UpdateNotice worker={update} onLater={() => close({ type: 'closed', what: 'update' })} />
        ) : null}
      </div>
    </section>
  );
}

/** The worker answers with what is left. */
function forgetLetter({ key }: Letter): void {
  const message: PageMessage = { type: 'forget-letter', key };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
