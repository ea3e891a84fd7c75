import { securityHeaders } from '@stillsam/http-server/security-headers';

/** Headers of every response: no framing, no sniffing, no subresources, and no caching unless its route allows it. */
export const API_HEADERS = {
  ...securityHeaders({
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
  }),
  'Cache-Control': 'no-store',
};
