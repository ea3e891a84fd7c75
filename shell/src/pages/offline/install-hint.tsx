import { INSTALL_ANSWERED, useInstallOffer } from '@stillsam/platform/install-offer';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { Button, useHydrated } from '@stillsam/ui';
import { OFFLINE_COPY as COPY } from './offline.copy';
import styles from './offline-page.module.css';

/** How to put the site on the home screen, until the visitor declines once for all. The styles hide it there. */
export function InstallHint() {
  const { value: isAnswered } = usePersistedState(INSTALL_ANSWERED);
  const offer = useInstallOffer();
  const isHydrated = useHydrated();
  if (!isHydrated || isAnswered) return null;
  return (
    <div className={styles.install}>
      <p>
        {COPY.install} {offer ? null : COPY.installHow}
      </p>
      {offer ? (
        <Button variant="secondary" onClick={() => void offer.prompt()}>
          {COPY.installNow}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => INSTALL_ANSWERED.save(true)}>
        {COPY.notNow}
      </Button>
    </div>
  );
}
