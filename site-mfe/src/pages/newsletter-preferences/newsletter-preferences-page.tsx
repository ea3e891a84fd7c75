import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink, Notice, PageHeader, Section, Skeleton, TextLink } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { failureText, hasStatus } from '@stillsam/forms';
import { useEffect, useState } from 'react';
import { UselessLinkCard } from '../../features/newsletter/mail-link-card';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import { NativePreferencesForm, PreferencesForm } from './components/preferences-form';
import {
  GONE_COPY,
  INVALID_COPY,
  LEAVE_COPY,
  PREFERENCES_COPY as COPY,
  PREFERENCES_META,
} from './newsletter-preferences.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './newsletter-preferences-page.module.css';
import { readPreferences, type Preferences } from './preferences-calls';

/** What a subscriber wants to get. The token of a letter's link authorises. */
export function NewsletterPreferencesPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageMeta {...PREFERENCES_META} path={PATHS.newsletterPreferences} isNoindex />
      <SubscribersPage key={token} token={token} />
    </>
  );
}

function SubscribersPage({ token }: { token: string }) {
  const state = usePreferences(token);
  if (state.kind === 'invalid')
    return (
      <UselessLinkCard text={INVALID_COPY.text}>
        <ButtonLink to={PATHS.contact} variant="secondary">
          {INVALID_COPY.link}
        </ButtonLink>
      </UselessLinkCard>
    );
  return (
    <Section width="reading" rhythm="end">
      <SubscribersChoices token={token} state={state} />
    </Section>
  );
}

function SubscribersChoices({
  token,
  state,
}: {
  token: string;
  state: Exclude<PreferencesState, { kind: 'invalid' }>;
}) {
  if (state.kind === 'ready') {
    const { status } = state.preferences;
    if (status === 'unsubscribed' || status === 'bounced') return <Gone {...GONE_COPY[status]} />;
  }
  return (
    <>
      <PageHeader title={COPY.title} lead={COPY.lead} />
      {state.kind === 'loading' ? (
        <>
          <Skeleton label={COPY.loading} lines={8} className={shown.withScript} />
          <noscript>
            <NativePreferencesForm token={token} />
          </noscript>
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <Notice
          tone="error"
          title={COPY.failedTitle}
          action={
            <Button variant="secondary" onClick={state.retry}>
              {COPY.retry}
            </Button>
          }
        >
          <p>{state.message}</p>
        </Notice>
      ) : null}
      {state.kind === 'ready' ? <PreferencesForm token={token} preferences={state.preferences} /> : null}
      <Leave token={token} />
    </>
  );
}

function Leave({ token }: { token: string }) {
  return (
    <div className={styles.leave}>
      <h2 className={styles.leaveTitle}>{LEAVE_COPY.title}</h2>
      {/* The browser loads the page, whose first script takes the token out of the address. */}
      <TextLink
        to={`${PATHS.newsletterUnsubscribe}?${new URLSearchParams({ token }).toString()}`}
        isExternal
        arrow="forward"
      >
        {LEAVE_COPY.link}
      </TextLink>
    </div>
  );
}

function Gone({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} lead={text} />
      <SiteNewsletterForm />
    </>
  );
}

/** `invalid`: the link has no token or a wrong one, so a retry is useless. */
type PreferencesState =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'ready'; preferences: Preferences };

type Result = Exclude<PreferencesState, { kind: 'failed' }> | { kind: 'failed'; message: string };

const LOADING = { kind: 'loading' } as const;
const BAD_REQUEST = 400;

/** Reads what a subscriber has chosen, in the browser alone: on the server the token would reach logs and caches. */
function usePreferences(token: string): PreferencesState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>(token ? LOADING : { kind: 'invalid' });
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    void readResult(token).then((read) => {
      if (isCurrent) setResult(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  if (result.kind !== 'failed') return result;
  const retry = () => {
    setResult(LOADING);
    setAttempt((count) => count + 1);
  };
  return { ...result, retry };
}

async function readResult(token: string): Promise<Result> {
  try {
    return { kind: 'ready', preferences: await readPreferences(token) };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST)) return { kind: 'invalid' };
    return { kind: 'failed', message: failureText(error) };
  }
}

export { NewsletterPreferencesPage as Component };
