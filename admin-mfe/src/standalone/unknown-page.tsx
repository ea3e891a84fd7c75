import { ADMIN_PATHS } from '@stillsam/paths';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

/** The page for unknown addresses. */
export function UnknownPage() {
  return (
    <div className={styles.message}>
      <title>{STANDALONE_COPY.unknownTitle}</title>
      <EmptyState
        title={STANDALONE_COPY.unknownTitle}
        headingLevel={1}
        action={<ButtonLink to={ADMIN_PATHS.dashboard}>{STANDALONE_COPY.toDashboard}</ButtonLink>}
      >
        <p>{STANDALONE_COPY.unknownText}</p>
      </EmptyState>
    </div>
  );
}
