// @ts-check
import helmet from 'helmet';

/**
 * Security headers of responses that are no documents; documents replace the policy. Made once, because helmet makes
 * the same ones for every request. Left out: what costs browsers a process (Origin-Agent-Cluster,
 * Cross-Origin-Opener-Policy) or the early look-up of remotes' names.
 *
 * @param {Pick<import('helmet').HelmetOptions, 'contentSecurityPolicy' | 'crossOriginOpenerPolicy' | 'crossOriginResourcePolicy' | 'referrerPolicy'>} [options]
 *   where a server differs.
 * @returns {Record<string, string>}
 */
export function securityHeaders(options = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  const response = Object.assign(Object.create(null), {
    setHeader: (/** @type {string} */ name, /** @type {string} */ value) => (headers[name] = value),
    removeHeader: () => {},
  });
  helmet({ ...OPTIONS, ...options })(Object.create(null), response, () => {});
  return headers;
}

const OPTIONS = /** @satisfies {import('helmet').HelmetOptions} */ ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: /** @type {const} */ ('same-origin') },
  originAgentCluster: false,
  dnsPrefetchControl: false,
  referrerPolicy: { policy: /** @type {const} */ ('strict-origin-when-cross-origin') },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  frameguard: { action: /** @type {const} */ ('deny') },
});
