import { PATHS } from '@stillsam/paths';
import { useRootMark } from '@stillsam/platform/root-mark';
import { Button } from '@stillsam/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CONSENT_COPY as COPY } from './consent.copy';
import styles from './consent-banner.module.css';
import { EVERYTHING, NOTHING, TOGGLES_AT_FIRST, type OptionalCookies } from './cookie-toggles';

/** Loaded on demand: few visitors open the settings here. */
const CookieToggles = lazy(async () => {
  try {
    const { CookieToggles: Toggles } = await import(
      /* webpackChunkName: "cookie-toggles" */ './cookie-toggles'
    );
    return { default: Toggles };
  } catch {
    return { default: MissingToggles };
  }
});

/** Milliseconds in which a press goes through the banner: it was meant for what stood there before. */
const ARRIVAL_MS = 600;

interface ConsentBannerProps {
  onChoose: (choice: OptionalCookies) => void;
}

/** The consent banner at the lower edge. It is not modal, and its three buttons look equal. */
export function ConsentBanner({ onChoose }: ConsentBannerProps) {
  const [view, setView] = useState<'question' | 'settings'>('question');
  const [toggles, setToggles] = useState(TOGGLES_AT_FIRST);
  const [hasMoved, setHasMoved] = useState(false);
  const show = (next: typeof view) => {
    setView(next);
    setHasMoved(true);
  };
  const [isArriving, setIsArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsArriving(false), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  useRootMark('showsConsent', '');
  const isQuestion = view === 'question';
  return (
    <section
      className={isArriving ? `${styles.banner} ${styles.arriving}` : styles.banner}
      aria-label={COPY.region}
      data-consent=""
    >
      {/* The clicked button is removed with its view, so the focus moves to the heading of the new one. */}
      <h2
        key={view}
        className={isQuestion ? `${styles.title} ${styles.question}` : styles.title}
        tabIndex={-1}
        ref={(heading) => {
          if (hasMoved) heading?.focus();
        }}
      >
        {isQuestion ? COPY.title : COPY.settingsTitle}
      </h2>
      {isQuestion ? (
        <p className={styles.text}>
          {COPY.text} <a href={PATHS.privacy}>{COPY.readMore}</a>
        </p>
      ) : (
        <div className={styles.toggles}>
          <Suspense>
            <CookieToggles value={toggles} onChange={setToggles} />
          </Suspense>
        </div>
      )}
      <div className={styles.actions}>
        {isQuestion ? (
          <>
            <Button variant="secondary" onClick={() => show('settings')}>
              {COPY.settings}
            </Button>
            <Button variant="secondary" onClick={() => onChoose(NOTHING)}>
              {COPY.reject}
            </Button>
            <Button variant="secondary" onClick={() => onChoose(EVERYTHING)}>
              {COPY.acceptAll}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => show('question')}>
              {COPY.back}
            </Button>
            <Button variant="secondary" onClick={() => onChoose(toggles)}>
              {COPY.save}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function MissingToggles() {
  return <a href={PATHS.cookieSettings}>{COPY.settingsPage}</a>;
}
