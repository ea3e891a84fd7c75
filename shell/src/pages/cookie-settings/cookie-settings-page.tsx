import { PATHS } from '@stillsam/paths';
import { consent, PageMeta } from '@stillsam/platform';
import { Button, Notice, PageHeader, useHydrated } from '@stillsam/ui';
import folds from '@stillsam/ui/styles/fold.module.css';
import { useEffect, useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSENT_COPY } from '../../consent/consent.copy';
import { CookieToggles, choose, TOGGLES_AT_FIRST, type OptionalCookies } from '../../consent/cookie-toggles';
import {
  COOKIE_SETTINGS_COPY as COPY,
  STORED_COPY as STORED,
  STORED_GROUPS,
  type StoredGroup,
} from './cookie-settings.copy';
import styles from './cookie-settings-page.module.css';

/** Milliseconds from saving to the start page (specification, section 9). */
const REDIRECT_MS = 2000;

/**
 * Shows the stored consent and changes it. The page is part of the shell, because it shares texts and toggles with
 * the consent banner.
 */
export function CookieSettingsPage() {
  const stored = useSyncExternalStore(consent.subscribe, consent.read, consent.readOnServer);
  const isReady = useHydrated();
  const [draft, setDraft] = useState<OptionalCookies | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  useHomeAfter(isSaved);
  const toggles = draft ?? stored ?? TOGGLES_AT_FIRST;
  const save = (event: FormEvent) => {
    event.preventDefault();
    choose(toggles);
    setIsSaved(true);
  };
  return (
    <div className={styles.page}>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.cookieSettings} />
      <PageHeader title={COPY.title} lead={COPY.lead} line="breath" className={styles.header} />
      <noscript>
        <p>{COPY.withoutScript}</p>
      </noscript>
      <div className={styles.parts}>
        <form method="post" className={styles.form} onSubmit={save}>
          <CookieToggles value={toggles} onChange={setDraft} isDisabled={!isReady} />
          {/* Above the button, where the visitor looks. */}
          <div role="status">
            {isSaved ? (
              <Notice tone="success" role="none">
                {COPY.saved}
              </Notice>
            ) : null}
          </div>
          <Button type="submit" className={styles.save} disabled={!isReady}>
            {CONSENT_COPY.save}
          </Button>
        </form>
        <StoredItems />
      </div>
    </div>
  );
}

function useHomeAfter(isSaved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => void navigate(PATHS.home), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);
}

/** Lists every item that the site stores in this browser, by purpose. */
function StoredItems() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.stored}>
      <h2 id={titleId}>{STORED.title}</h2>
      <p className={styles.lead}>{STORED.lead}</p>
      {STORED_GROUPS.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { title, lead, items } }: { group: StoredGroup }) {
  const texts = (
    <>
      <h3>{STORED.groupTitle(title, items.length)}</h3>
      <span className={styles.lead}>{lead}</span>
    </>
  );
  if (items.length === 0) return <div className={styles.group}>{texts}</div>;
  return (
    <details className={`${folds.fold} ${styles.group}`}>
      <summary>{texts}</summary>
      <ul aria-label={title} role="list">
        {items.map(({ key, place, purpose, lifetime }) => (
          <li key={key}>
            <code>{key}</code>
            <p>{purpose}</p>
            <p className={styles.facts}>
              {STORED.places[place]}. {lifetime}.
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
