import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink, Notice, PageHeader, Section, Skeleton, TextLink } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { failureText, hasStatus } from '@stillsam/forms';
import { useEffect, useState } from 'react';
import { bodyOf, siteApi } from '../../api/site-api';
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
import type { Preferences } from './preferences.logic';

/** What a subscriber wants to get. The token of a letter's link authorises. */
function NewsletterPreferencesPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <PageMeta {...PREFERENCES_META} path={PATHS.newsletterPreferences} isNoindex />
      <SubscribersPage key={token} token={token} />
    </>
  );
}

function SubscribersPage({ token }: { token: string }) {
  const [state, retry] = usePreferences(token);
  if (state.kind === 'invalid')
    return (
      <UselessLinkCard text={INVALID_COPY.text}>
        <ButtonLink to={PATHS.contact} variant="secondary">
          {INVALID_COPY.link}
        </ButtonLink>
      </UselessLinkCard>
    );
  const status = state.kind === 'ready' ? state.preferences.status : undefined;
  return (
    <Section width="reading" rhythm="end">
      {status === 'unsubscribed' || status === 'bounced' ? (
        <Gone {...GONE_COPY[status]} />
      ) : (
        <>
          <PageHeader title={COPY.title} lead={COPY.lead} />
          <Choices token={token} state={state} onRetry={retry} />
          <Leave token={token} />
        </>
      )}
    </Section>
  );
}

interface ChoicesProps {
  token: string;
  state: Exclude<PreferencesState, { kind: 'invalid' }>;
  onRetry: () => void;
}

function Choices({ token, state, onRetry }: ChoicesProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Skeleton label={COPY.loading} lines={8} className={shown.withScript} />
          <noscript>
            <NativePreferencesForm token={token} />
          </noscript>
        </>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={COPY.failedTitle}
          action={
            <Button variant="secondary" onClick={onRetry}>
              {COPY.retry}
            </Button>
          }
        >
          <p>{state.message}</p>
        </Notice>
      );
    case 'ready':
      return <PreferencesForm token={token} preferences={state.preferences} />;
  }
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
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; preferences: Preferences };

const LOADING = { kind: 'loading' } as const;
const BAD_REQUEST = 400;

/** Reads what a subscriber has chosen, in the browser alone: on the server the token would reach logs and caches. */
function usePreferences(token: string): [PreferencesState, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PreferencesState>(token ? LOADING : { kind: 'invalid' });
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    void readState(token).then((read) => {
      if (isCurrent) setState(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  const retry = () => {
    setState(LOADING);
    setAttempt((count) => count + 1);
  };
  return [state, retry];
}

/** By POST, because logs and histories keep addresses, which must not hold the token. */
async function readState(token: string): Promise<PreferencesState> {
  try {
    const call = siteApi().POST('/api/newsletter/preferences/read', { body: { token } });
    return { kind: 'ready', preferences: await bodyOf(call) };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST)) return { kind: 'invalid' };
    return { kind: 'failed', message: failureText(error) };
  }
}

export { NewsletterPreferencesPage as Component };
