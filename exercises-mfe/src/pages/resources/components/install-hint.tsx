import { INSTALL_ANSWERED, useInstallOffer } from '@stillsam/platform/install-offer';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { Button, useHydrated } from '@stillsam/ui';
import { STORED_COUNT, STORED_HISTORY } from '../../../features/catalogue/history';
import { StepActions } from '../../../components/step-parts/step-parts';
import { INSTALL_COPY as COPY } from '../resources.copy';
import styles from './done-history.module.css';

/** The finished exercises after which the hint comes. */
const COMPLETIONS = 2;

/**
 * How to put the site on the home screen, after the second finished exercise and until it is answered. It stands in the
 * list of exercises, where none is under way, and only where the browser can do it.
 */
export function InstallHint() {
  const offer = useInstallOffer();
  const hasMenu = useHydrated() && !offer && hasInstallMenu();
  const { value: isAnswered } = usePersistedState(INSTALL_ANSWERED);
  const { value: count } = usePersistedState(STORED_COUNT);
  const { value: history } = usePersistedState(STORED_HISTORY);
  if (!(offer || hasMenu) || isAnswered || Math.max(count, history.entries.length) < COMPLETIONS) return null;
  const answer = () => INSTALL_ANSWERED.save(true);
  const install = () => {
    void offer?.prompt();
    answer();
  };
  return (
    <aside className={styles.install}>
      <p>{hasMenu ? `${COPY.text} ${COPY.how}` : COPY.text}</p>
      <StepActions>
        {hasMenu ? null : (
          <Button variant="secondary" onClick={install}>
            {COPY.now}
          </Button>
        )}
        <Button variant="quiet" onClick={answer}>
          {COPY.no}
        </Button>
      </StepActions>
    </aside>
  );
}

/** An iPhone has no offer but a menu. */
function hasInstallMenu(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
