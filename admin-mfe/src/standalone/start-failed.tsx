import { Button, EmptyState } from '@stillsam/ui';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

/** When the origin does not tell where the API is: nothing can be shown, but one can try again. */
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
