import { expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers.mjs';

it('lets a response that is no document load nothing, be framed by nobody, and be for this site', () => {
  const headers = securityHeaders();
  expect(headers).toMatchObject({
    'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  for (const name of ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'X-DNS-Prefetch-Control'])
    expect(headers).not.toHaveProperty(name);
});

it('takes what a server sets otherwise', () => {
  expect(securityHeaders({ referrerPolicy: { policy: 'no-referrer' } })).toHaveProperty(
    'Referrer-Policy',
    'no-referrer',
  );
});
