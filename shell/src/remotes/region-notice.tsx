import { useRootMark } from '@stillsam/platform/root-mark';
import { Notice } from '@stillsam/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './region-notice.module.css';

const COPY = {
  page: {
    title: 'Den här delen går inte att visa just nu',
    text: 'Felet ligger hos oss, inte hos dig. Resten av webbplatsen fungerar som vanligt.',
  },
  script: {
    title: 'Sidan går att läsa, men en del av den fungerar inte just nu',
  },
  missing: { title: 'En del av sidan kom inte fram, så knapparna fungerar inte' },
  retry: 'Försök igen',
};

interface RegionNoticeProps {
  /** `page`: nothing could be shown. `script`: the page is readable, but its interactive parts are missing. */
  variant: 'page' | 'script';
}

/** Waits hidden in the document, for a script of the shell that cannot be fetched, when no script can show it. */
export function MissingScriptNotice() {
  const retry = useRetryLink();
  return (
    <div className={`${styles.strip} ${styles.missing}`}>
      <Notice role="alert" title={COPY.missing.title} action={retry} />
    </div>
  );
}

/** A Swedish notice in place of a remote's page, or over its lower edge. 'Försök igen' works without JavaScript too. */
export function RegionNotice({ variant }: RegionNoticeProps) {
  const [isClosed, setIsClosed] = useState(false);
  useRootMark('showsMissingPart', variant === 'script' && !isClosed ? '' : undefined);
  const { page, script } = COPY;
  const retry = useRetryLink();
  if (variant === 'page')
    return (
      <div className={styles.page} role="alert" data-testid="region-page">
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.text}>{page.text}</p>
        {retry}
      </div>
    );
  return isClosed ? null : (
    <div className={styles.strip} data-testid="region-script">
      <Notice role="alert" title={script.title} action={retry} onDismiss={() => setIsClosed(true)} />
    </div>
  );
}

function useRetryLink() {
  const { pathname, search } = useLocation();
  return (
    <a className={styles.retry} href={pathname + search}>
      {COPY.retry}
    </a>
  );
}
