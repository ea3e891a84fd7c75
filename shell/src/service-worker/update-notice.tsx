import { Button, Notice } from '@stillsam/ui';
import { useState } from 'react';
import styles from './notice-board.module.css';
import { NOTICES_COPY as COPY } from './offline-notices.copy';
import type { PageMessage } from './worker-contract';

const LATER_KEY = 'stillsam-update-later';

interface UpdateNoticeProps {
  /** The new version's worker, which waits to be activated. */
  worker: ServiceWorker;
  onLater: () => void;
}

/** Offers a new version, once a visit. Only the visitor's click activates it. */
export function UpdateNotice({ worker, onLater }: UpdateNoticeProps) {
  const [isPutOff] = useState(wasPutOff);
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
    putOff();
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

/** Where the storage is blocked, it is offered again on the next page. */
function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(LATER_KEY) !== null;
  } catch {
    return false;
  }
}

function putOff(): void {
  try {
    sessionStorage.setItem(LATER_KEY, 'true');
  } catch {
    // See above.
  }
}
