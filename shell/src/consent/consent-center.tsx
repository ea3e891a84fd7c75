import { PATHS, TOKEN_QUERY } from '@stillsam/paths';
import { consent } from '@stillsam/platform';
import { VisuallyHidden } from '@stillsam/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../layout/use-route-arrival';
import { countPageView, followConsent } from './analytics';
import { ConsentBanner } from './consent-banner';
import { CONSENT_COPY } from './consent.copy';
import { choose, type OptionalCookies } from './cookie-toggles';

/** Shows the banner until a choice is stored, and applies the choice. */
export function ConsentCenter() {
  const choice = useSyncExternalStore(consent.subscribe, consent.read, consent.readOnServer);
  const [isJustChosen, setIsJustChosen] = useState(false);
  const { pathname, search } = useLocation();
  const allowsAnalytics = choice?.analytics ?? false;
  useEffect(() => followConsent(allowsAnalytics), [allowsAnalytics]);
  const hasToken = new URLSearchParams(search).has(TOKEN_QUERY);
  useEffect(() => {
    if (allowsAnalytics && !hasToken) countPageView(pathname);
  }, [allowsAnalytics, hasToken, pathname]);
  const applyChoice = (cookies: OptionalCookies) => {
    choose(cookies);
    setIsJustChosen(true);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  // The page of the cookie settings has the same toggles.
  const isBannerShown = !choice && pathname !== PATHS.cookieSettings;
  return (
    <>
      {isBannerShown ? <ConsentBanner onChoose={applyChoice} /> : null}
      <div role="status">{isJustChosen ? <VisuallyHidden>{CONSENT_COPY.saved}</VisuallyHidden> : null}</div>
    </>
  );
}
