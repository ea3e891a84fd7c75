import { PATHS } from '@stillsam/paths';
import { Notice } from '@stillsam/ui';
import { useRef, useSyncExternalStore } from 'react';
import { useRootMark } from '@stillsam/platform/root-mark';
import { FormNotices } from './form-notices';
import styles from './notice-board.module.css';
import type { NoticeEvent, NoticeState } from './notice-state';
import { NOTICES_COPY as COPY } from './offline-notices.copy';
import type { FormSubmission, PageMessage } from './worker-messages';
import { UpdateNotice } from './update-notice';

interface NoticeBoardProps {
  store: { subscribe: (listener: () => void) => () => void; read: () => NoticeState };
  send: (event: NoticeEvent) => void;
}

/** Notices about the network, queued forms and new versions; empty most of the time. */
export function NoticeBoard({ store, send }: NoticeBoardProps) {
  const { network, update, forms } = useSyncExternalStore(store.subscribe, store.read);
  useRootMark('showsNotices', network === 'notice' || update !== null || forms.length > 0 ? '' : undefined);
  useRootMark('showsOfflineLine', network === 'line' ? '' : undefined);
  const board = useRef<HTMLElement>(null);
  /** The clicked button is removed, so the focus moves to its region. */
  const close = (event: NoticeEvent) => {
    board.current?.focus();
    send(event);
  };
  return (
    <section ref={board} tabIndex={-1} className={styles.board} aria-label={COPY.region}>
      {network === 'line' ? (
        <p className={styles.line}>
          {COPY.line} <a href={PATHS.offline}>{COPY.whatOpens}</a>
        </p>
      ) : null}
      {/* A live region from the start, so that later content is announced. */}
      <div role="status" className={styles.notices}>
        {network === 'notice' ? (
          <Notice
            role="none"
            onDismiss={() => close({ type: 'closed', what: 'network' })}
            action={<a href={PATHS.offline}>{COPY.whatOpens}</a>}
          >
            {COPY.offline}
          </Notice>
        ) : null}
        <FormNotices
          forms={forms}
          onForget={(form) => {
            board.current?.focus();
            forgetForm(form);
          }}
        />
        {update ? (
          <UpdateNotice worker={update} onLater={() => close({ type: 'closed', what: 'update' })} />
        ) : null}
      </div>
    </section>
  );
}

/** The worker responds with the forms that are left. */
function forgetForm({ key }: FormSubmission): void {
  const message: PageMessage = { type: 'forget-form', key };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
