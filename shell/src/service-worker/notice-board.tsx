import { PATHS } from '@stillsam/paths';
import { persistedState } from '@stillsam/platform/persisted-state';
import { useRootMark } from '@stillsam/platform/root-mark';
import { Button, Notice } from '@stillsam/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormNotices } from './form-notices';
import styles from './notice-board.module.css';
import type { NoticeEvent, NoticeState } from './notice-state';
import { NOTICES_COPY as COPY } from './offline-notices.copy';
import type { FormSubmission, PageMessage } from './worker-contract';

interface NoticeBoardProps {
  store: { subscribe: (listener: () => void) => () => void; read: () => NoticeState };
  send: (event: NoticeEvent) => void;
}

/** Milliseconds until the notice about the network folds into a line by itself. */
const FOLD_MS = 8000;

/** Notices about the network, queued forms and new versions; empty most of the time. */
export function NoticeBoard({ store, send }: NoticeBoardProps) {
  const { network, update, forms } = useSyncExternalStore(store.subscribe, store.read);
  useRootMark('showsNotices', forms.length > 0 ? '' : update ? 'line' : undefined);
  useRootMark('showsOfflineLine', network === 'present' ? undefined : '');
  useFold(network === 'notice', send);
  const board = useRef<HTMLElement>(null);
  return (
    <section ref={board} lang="sv" tabIndex={-1} className={styles.board} aria-label={COPY.region}>
      {/* Live regions from the start, so that later content is announced. A fold changes no word. */}
      <div role="status">
        {network === 'present' ? null : (
          <p className={network === 'notice' ? `${styles.line} ${styles.unfolded}` : styles.line}>
            {COPY.offline} <span className={styles.stored}>{COPY.stored}</span>{' '}
            <a href={PATHS.offline}>{COPY.whatOpens}</a>
          </p>
        )}
      </div>
      <div role="status" className={styles.notices}>
        <FormNotices
          forms={forms}
          onForget={(form) => {
            board.current?.focus();
            forgetForm(form);
          }}
        />
        {update ? (
          <UpdateNotice
            worker={update}
            onLater={() => {
              // The clicked button is removed, so the focus moves to its region.
              board.current?.focus();
              send({ type: 'postponed' });
            }}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Folds the notice at the first scroll, or after {@link FOLD_MS}. */
function useFold(isUnfolded: boolean, send: (event: NoticeEvent) => void): void {
  useEffect(() => {
    if (!isUnfolded) return;
    const fold = () => send({ type: 'folded' });
    const timer = setTimeout(fold, FOLD_MS);
    window.addEventListener('scroll', fold, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', fold);
    };
  }, [isUnfolded, send]);
}

/** The worker responds with the forms that are left. */
function forgetForm({ key }: FormSubmission): void {
  const message: PageMessage = { type: 'forget-form', key };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** Whether the visitor has put the new version off, in this tab. */
const PUT_OFF = persistedState({
  key: 'stillsam-update-later',
  initial: false,
  parse: (text) => text === 'true',
  storage: () => sessionStorage,
});

interface UpdateNoticeProps {
  /** The new version's worker, which waits to be activated. */
  worker: ServiceWorker;
  onLater: () => void;
}

/** Offers a new version, once a visit. Only the visitor's click activates it. */
function UpdateNotice({ worker, onLater }: UpdateNoticeProps) {
  const [isPutOff] = useState(PUT_OFF.read);
  const [isTakingUp, setIsTakingUp] = useState(false);
  if (isPutOff) return null;
  const takeUp = () => {
    setIsTakingUp(true);
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    const message: PageMessage = { type: 'activate' };
    worker.postMessage(message);
  };
  const later = () => {
    PUT_OFF.save(true);
    onLater();
  };
  return (
    <Notice
      role="none"
      className={styles.update}
      action={
        <Button variant="quiet" isLoading={isTakingUp} loadingText={COPY.takeUp} onClick={takeUp}>
          {COPY.takeUp}
        </Button>
      }
      onDismiss={later}
    >
      {COPY.update}
    </Notice>
  );
}
