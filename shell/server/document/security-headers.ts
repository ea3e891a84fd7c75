import { SPECULATION_RULES_HASH } from './speculation-rules';

interface PolicySources {
  /** CSP sources of the scripts that the document names itself. */
  scriptHashes: string[];
  /** CSP source of the one inline script. */
  inlineScriptHash: string;
  /** CSP sources of the document's inline styles. */
  styleHashes: string[];
  /** Public origins of the area's remotes. */
  remoteOrigins: string[];
  /** Origins that pages read from beside their own: development alone has some. */
  connectOrigins?: string[];
  /** Whether the page may install the site's service worker. */
  hasWorker: boolean;
  /** The analytics service, on pages that may load it after consent. */
  analyticsOrigin: string | null;
  /** Origin of the page where a buyer pays, on checkout alone: the redirect after a form needs it too. */
  paymentOrigin: string | null;
  /** Trusted Types policies of the area's parts. */
  trustedTypes: string[];
}

/** Policy of responses that are no document. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The first of two policies that a script has to pass, as a header: where scripts may come from, and everything else.
 * The second is {@link scriptStartPolicy}. Joined in one header, scanners read the two as one broken policy.
 */
export function originPolicy(sources: Omit<PolicySources, 'scriptHashes'>): string {
  const remotes = sources.remoteOrigins.join(' ');
  const analytics = sources.analyticsOrigin ? ` ${sources.analyticsOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${SPECULATION_RULES_HASH} ${remotes}${analytics} ${sources.inlineScriptHash}`,
    `style-src 'self' ${remotes} ${sources.styleHashes.join(' ')}`,
    `font-src 'self' ${remotes}`,
    // Pictures are uploads, which this origin serves: an open list would be a way out for data.
    `img-src 'self' ${remotes}`,
    // What is read aloud; a blob is what the visitor has kept of it.
    "media-src 'self' blob:",
    `connect-src 'self'${analytics}${(sources.connectOrigins ?? []).map((origin) => ` ${origin}`).join('')}`,
    "manifest-src 'self'",
    workerSource(sources),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${sources.paymentOrigin ? ` ${sources.paymentOrigin}` : ''}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${sources.trustedTypes.join(' ')}`,
    'report-uri /csp-report',
  ].join('; ');
}

/**
 * The second policy, a meta element before every script of the document: only the pinned scripts run, and only
 * scripts that these load.
 */
export function scriptStartPolicy(
  sources: Pick<PolicySources, 'inlineScriptHash' | 'scriptHashes' | 'hasWorker'>,
): string {
  return [
    [
      'script-src',
      SPECULATION_RULES_HASH,
      sources.inlineScriptHash,
      ...sources.scriptHashes,
      "'strict-dynamic'",
    ].join(' '),
    // Without a directive of their own, workers would fall under that of scripts.
    workerSource(sources),
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function workerSource({ hasWorker }: Pick<PolicySources, 'hasWorker'>): string {
  return `worker-src ${hasWorker ? "'self'" : "'none'"}`;
}

/** Header in addition to those that every server of ours sets on every response. */
export const PERMISSIONS_POLICY =
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/**
 * Header of the admin's documents, which hold a session. Public pages hold none and do without it, because it makes
 * a browser start a new process for them (50 ms and more).
 */
export const ADMIN_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
