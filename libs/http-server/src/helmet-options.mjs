// @ts-check
/**
 * Options of @fastify/helmet for responses that are no documents; documents replace the policy. Left out: what costs
 * browsers a process (Origin-Agent-Cluster, Cross-Origin-Opener-Policy) or the early look-up of remotes' names.
 *
 * @type {import('@fastify/helmet').FastifyHelmetOptions}
 */
export const HELMET_OPTIONS = {
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
  crossOriginResourcePolicy: { policy: 'same-origin' },
  originAgentCluster: false,
  dnsPrefetchControl: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  frameguard: { action: 'deny' },
};
