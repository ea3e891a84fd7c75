import { Button, EmptyState } from '@stillsam/ui';
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
