import type { ReactNode } from 'react';
import { Button, EmptyState, ButtonLink } from '@stillsam/ui';
import { ADMIN_PATHS } from '@stillsam/paths';
import { STANDALONE_COPY as COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

interface MessageProps {
  title: string;
  text: string;
  action: ReactNode;
}

function Message({ title, text, action }: MessageProps) {
  return (
    <>
      <title>{title}</title>
      <EmptyState title={title} headingLevel={1} action={action}>
        <p>{text}</p>
      </EmptyState>
    </>
  );
}

const reload = <Button onClick={() => window.location.reload()}>{COPY.retry}</Button>;

/** The error page for a page that threw, or whose chunk failed to load. */
export function PageFailed() {
  return (
    <main className={styles.message}>
      <div role="alert">
        <Message title={COPY.failedTitle} text={COPY.failedText} action={reload} />
      </div>
    </main>
  );
}

/** Shown when `/config.json`, which holds the API's origin, fails to load; offers a retry. */
export function StartFailed() {
  return (
    <main className={styles.message}>
      <Message title={COPY.startTitle} text={COPY.startText} action={reload} />
    </main>
  );
}

/** The page for unknown addresses outside `/admin`. */
export function UnknownPage() {
  const toDashboard = <ButtonLink to={ADMIN_PATHS.dashboard}>{COPY.toDashboard}</ButtonLink>;
  return (
    <main className={styles.message}>
      <Message title={COPY.unknownTitle} text={COPY.unknownText} action={toDashboard} />
    </main>
  );
}
