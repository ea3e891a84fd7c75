import { Button, EmptyState, ButtonLink } from '@stillsam/ui';
import { ADMIN_PATHS } from '@stillsam/paths';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

/** The error page for a page that threw, or whose chunk failed to load. */
export function PageFailed() {
  return (
    <div className={styles.message} role="alert">
      <title>{STANDALONE_COPY.failedTitle}</title>
      <EmptyState
        title={STANDALONE_COPY.failedTitle}
        headingLevel={1}
        action={<Button onClick={() => window.location.reload()}>{STANDALONE_COPY.retry}</Button>}
      >
        <p>{STANDALONE_COPY.failedText}</p>
      </EmptyState>
    </div>
  );
}

/** Shown when `/config.json`, which holds the API's origin, fails to load; offers a retry. */
export function StartFailed() {
  return (
    <main className={styles.message}>
      <title>{STANDALONE_COPY.startTitle}</title>
      <EmptyState
        title={STANDALONE_COPY.startTitle}
        headingLevel={1}
        action={<Button onClick={() => window.location.reload()}>{STANDALONE_COPY.retry}</Button>}
      >
        <p>{STANDALONE_COPY.startText}</p>
      </EmptyState>
    </main>
  );
}

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
