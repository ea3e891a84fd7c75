interface PolicySources {
  /** CSP sources of the scripts that the document names itself. */
  scriptHashes: string[];
  /** CSP source of the one inline script. */
  inlineScriptHash: string;
  /** CSP sources of the document's inline styles. */
  styleHashes: string[];
  /** Public origins of the area's remotes. */
  remoteOrigins: string[];
  /** Whether the page may install the site's service worker. */
  hasWorker: boolean;
  /** The service that counts visits, on pages that may ask for leave to. */
  analyticsOrigin: string | null;
  /** Trusted Types policies of the area's parts. */
  trustedTypes: string[];
}

/**
 * Two policies, both of which a script must pass: one by hash, so that only the pinned entry starts and only
 * what it starts may follow; one by origin.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const remotes = sources.remoteOrigins.join(' ');
  const analytics = sources.analyticsOrigin ? ` ${sources.analyticsOrigin}` : '';
  const workers = `worker-src ${sources.hasWorker ? "'self'" : "'none'"}`;
  const scripts = ['script-src', sources.inlineScriptHash, ...sources.scriptHashes, "'strict-dynamic'"].join(
    ' ',
  );
  // Without a directive of their own, workers would fall under that of scripts.
  const byHash = `${scripts}; ${workers}`;
  const byOrigin = [
    "default-src 'none'",
    `script-src 'self' ${remotes}${analytics} ${sources.inlineScriptHash}`,
    `style-src 'self' ${remotes} ${sources.styleHashes.join(' ')}`,
    `font-src 'self' ${remotes}`,
    `img-src 'self' https: data: ${remotes}`,
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    workers,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${sources.trustedTypes.join(' ')}`,
    'report-uri /csp-report',
  ].join('; ');
  return `${byHash}, ${byOrigin}`;
}

/** Headers of every answer of the shell. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Frame-Options': 'DENY',
};
