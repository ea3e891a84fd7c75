import { Button, EmptyState } from '@stillsam/ui';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

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
