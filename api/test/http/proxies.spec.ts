import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiProxy } from '@stillsam/http-server/api-proxy';
import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import { PASSWORD, TestApi } from '../support/test-api';

const PROXIES = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
const HOPS = [1, 2, 3];

let api: TestApi;
/** Forwards as the shell does, behind a number of proxies. */
const shells = new Map<number, FastifyInstance>();

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const hops of HOPS) {
    const shell = createServer({ trustedHops: hops });
    await shell.register(apiProxy, { origin: api.origin });
    await shell.listen({ port: 0, host: '127.0.0.1' });
    shells.set(hops, shell);
  }
});
afterAll(async () => {
  for (const shell of shells.values()) await shell.close();
  await api.stop();
});

/** X-Forwarded-For after the proxies: the client's forged value, then the address that each proxy appends. */
const forwardedFor = (hops: number, client: string, forged: string) =>
  [forged, client, ...PROXIES.slice(0, hops - 1)].join(', ');

async function call(hops: number, path: string, client: string, forged: string, body: unknown) {
  const shell = shells.get(hops);
  if (!shell) throw new Error(`Nothing forwards behind ${hops} proxies`);
  const response = await fetch(`http://127.0.0.1:${(shell.server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor(hops, client, forged) },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

describe.each(HOPS)('behind %i proxies', (hops) => {
  const client = `203.0.${hops}.7`;
  const neighbour = `203.0.${hops}.8`;

  const subscribe = (from: string, index: number) =>
    call(hops, '/api/newsletter/subscribe', from, `198.51.100.${index}`, {
      email: `hopp${hops}-${from.replaceAll('.', '-')}-${index}@exempel.se`,
      gdprConsent: true,
    });
  const login = (from: string, email: string, password: string, forged = '198.51.100.66') =>
    call(hops, '/api/auth/login', from, forged, { email, password });

  it('counts the visitor in the limit of sign-ups, whatever header is forged', async () => {
    const statuses: number[] = [];
    for (let index = 1; index <= 6; index += 1) statuses.push(await subscribe(client, index));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await subscribe(neighbour, 1)).toBe(201);
  });

  it('counts the visitor in the log-in brake, and strangers never lock an admin out', async () => {
    const { email } = await api.signedIn('admin');
    const stranger: number[] = [];
    for (let index = 1; index <= 6; index += 1)
      // The stranger claims the admin's net.
      stranger.push(await login(client, email, 'fel', neighbour));
    expect(stranger).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await login(neighbour, email, PASSWORD)).toBe(200);
  });
});

describe('a caller that is no trusted proxy', () => {
  it('counts by its own address, whatever it claims', async () => {
    const direct = await TestApi.start({ environment: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    try {
      const statuses: number[] = [];
      for (let index = 1; index <= 6; index += 1)
        statuses.push(
          (
            await direct.call('POST', '/api/newsletter/subscribe', {
              body: { email: `direkt${index}@exempel.se`, gdprConsent: true },
              headers: { 'X-Forwarded-For': `203.0.113.${index}` },
            })
          ).status,
        );
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await direct.stop();
    }
  });
});
