import helmet from '@fastify/helmet';
import { afterEach, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { HELMET_OPTIONS } from './helmet-options.mjs';
import { closeAll, serveApp } from './testing-servers';

afterEach(closeAll);

it('a response that is no document may load nothing, be framed by nobody, and is for this site', async () => {
  const app = fastify();
  await app.register(helmet, HELMET_OPTIONS);
  app.get('/', () => 'ok');
  const response = await fetch(`http://127.0.0.1:${await serveApp(app)}/`);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control'])
    expect(headers).not.toHaveProperty(name);
});
