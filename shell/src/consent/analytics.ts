import { persistedState } from '@stillsam/platform/persisted-state';
import { scriptUrlPolicy, type ScriptUrlPolicy } from '../document/trusted-types';
import { analyticsConfig } from './analytics-config';

/** What the service's script offers; until it has loaded, a queue that it reads. */
type Plausible = ((event: 'pageview', options: { u: string }) => void) & { q?: unknown[] };

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** The service's script reads this flag before each report, also after it has loaded. */
const IGNORED = persistedState({
  key: 'plausible_ignore',
  initial: false,
  parse: (text) => text === 'true',
});
const SCRIPT_SELECTOR = 'script[data-analytics]';

const RULES: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url !== analyticsConfig()?.scriptUrl) throw new Error(`No configured service names ${url}`);
    return url;
  },
};
let policy: ScriptUrlPolicy | undefined;

/** Starts or stops analytics by the visitor's current choice. Does nothing without a configured service. */
export function followConsent(isAllowed: boolean): void {
  const config = analyticsConfig();
  if (!config) return;
  if (isAllowed) start(config.scriptUrl, config.domain);
  else stop();
}

/**
 * Counts a page by its path alone: a query may hold a search about one's health. The
 * service's script counts nothing by itself (`manual`).
 */
export function countPageView(pathname: string): void {
  if (!analyticsConfig()) return;
  window.plausible ??= makeQueue();
  window.plausible('pageview', { u: window.location.origin + pathname });
}

function makeQueue(): Plausible {
  const queue: Plausible = (...report) => void (queue.q ??= []).push(report);
  return queue;
}

function start(scriptUrl: string, domain: string): void {
  IGNORED.clear();
  if (document.querySelector(SCRIPT_SELECTOR)) return;
  const script = document.createElement('script');
  script.defer = true;
  script.dataset.domain = domain;
  script.dataset.analytics = '';
  policy ??= scriptUrlPolicy('stillsam-analytics', RULES);
  script.src = policy.createScriptURL(scriptUrl);
  // A script that was under way at the withdrawal runs all the same, and may set cookies.
  script.addEventListener('load', () => document.querySelector(SCRIPT_SELECTOR) || forgetVisits());
  document.head.append(script);
}

function stop(): void {
  const scripts = document.querySelectorAll(SCRIPT_SELECTOR);
  if (!scripts.length) return removeCookies();
  scripts.forEach((script) => script.remove());
  IGNORED.save(true);
  forgetVisits();
}

function forgetVisits(): void {
  delete window.plausible;
  removeCookies();
}

/** Deletes every cookie that scripts can read: the site itself sets none of that kind. */
function removeCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=', 1)[0] || []);
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names)
    for (const domain of domains) document.cookie = `${name}=; path=/${domain}; max-age=0`;
}
