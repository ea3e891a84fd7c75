import { Time } from '../../features/list/cells';
import { SETTINGS_COPY as COPY } from './settings.copy';
import type { Setting } from './settings.queries';
import styles from './settings.module.css';

/** Who changed a section last, and when. */
export function ChangedBy({ setting }: { setting: Setting }) {
  return (
    <p className={styles.changed}>
      {setting.changed_at ? (
        <>
          {COPY.changedBy(setting.changed_by_name ?? '')} <Time iso={setting.changed_at} />
        </>
      ) : (
        COPY.unchanged
      )}
    </p>
  );
}
