import { useMatches } from 'react-router-dom';
import { ScreenLinks } from './screen-links';
import styles from './navigation.module.css';

/** Of a route whose page stands alone: an editor, or a page before the sign-in. */
export const STANDS_ALONE = { hasNoRail: true };

/** The navigation beside the page, on wide screens. Its column is there before the session is known. */
export function Rail() {
  const isAlone = useMatches().some(({ handle }) => handle === STANDS_ALONE);
  if (isAlone) return null;
  return (
    <div className={styles.rail}>
      <ScreenLinks />
    </div>
  );
}
