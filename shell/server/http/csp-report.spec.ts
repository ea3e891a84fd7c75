import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createReportReader } from './csp-report';

const warn = jest.fn();
let server: Server;
let address: string;
let now = 0;

beforeEach(async () => {
  now = 0;
  warn.mockClear();
  const read = createReportReader({ logger: { warn }, trustedHops: 1, now: () => now });
  server = http.createServer((request, response) => void read(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/csp-report`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const REPORT = {
  'csp-report': {
    'document-uri': 'https://stillsam.example/nyhetsbrev/bekrafta?token=hemlig',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://ond.example/skript.js?token=hemlig#hemlig',
  },
};

async function send(client: string, body: unknown = REPORT): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

describe('a report of a violated policy', () => {
  it('is logged by directive and blocked address, without query, fragment or page', async () => {
    expect(await send('203.0.113.7')).toBe(204);
    expect(warn.mock.calls).toEqual([
      [
        { report: { directive: 'script-src-elem', blocked: 'https://ond.example/skript.js' } },
        expect.any(String),
      ],
    ]);
  });

  it('is not logged in full length, nor read when it is too long', async () => {
    await send('203.0.113.7', { 'csp-report': { 'blocked-uri': 'x'.repeat(5000) } });
    expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(400);
    expect(await send('203.0.113.7', { text: 'x'.repeat(20_000) })).toBe(413);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is taken twenty times a minute from a net', async () => {
    for (let count = 0; count < 20; count += 1) expect(await send('203.0.113.7')).toBe(204);
    expect(await send('203.0.113.7')).toBe(429);
    expect(await send('203.0.113.8')).toBe(204);
    now = 60_000;
    expect(await send('203.0.113.7')).toBe(204);
    expect(warn).toHaveBeenCalledTimes(22);
  });

  it('is taken two hundred times a minute in all', async () => {
    const statuses = [];
    for (let net = 0; net < 11; net += 1)
      for (let count = 0; count < 20; count += 1) statuses.push(await send(`203.0.${net}.1`));
    expect(statuses.filter((status) => status === 204)).toHaveLength(200);
    expect(warn).toHaveBeenCalledTimes(200);
  });
});
