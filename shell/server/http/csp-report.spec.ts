import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer } from '@stillsam/http-server/create-server';
import { cspReports } from './csp-report';

const warn = jest.fn();
let app: ReturnType<typeof createServer>;
let origin: string;
let now = 0;

beforeEach(async () => {
  now = 0;
  warn.mockClear();
  app = createServer({ trustedHops: 1 });
  await app.register(cspReports, { logger: { warn }, now: () => now });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const REPORT = {
  'csp-report': {
    'document-uri': 'https://stillsam.example/nyhetsbrev/bekrafta?token=hemlig',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://ond.example/skript.js?token=hemlig#hemlig',
  },
};

async function post(client: string, body: string | undefined): Promise<Response> {
  const response = await fetch(`${origin}/csp-report`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client, 'Content-Type': 'application/csp-report' },
    body,
  });
  await response.body?.cancel();
  return response;
}

const send = async (client: string, body: unknown = REPORT) =>
  (await post(client, JSON.stringify(body))).status;

describe('a report of a violated policy', () => {
  it('enters the log by directive and blocked address, without query, fragment or page', async () => {
    expect(await send('203.0.113.7')).toBe(204);
    expect(warn.mock.calls).toEqual([
      [
        { report: { directive: 'script-src-elem', blocked: 'https://ond.example/skript.js' } },
        'content security policy violated',
      ],
    ]);
  });

  it.each([
    ['not JSON', { directive: 'unreadable' }],
    [undefined, { directive: 'unreadable' }],
    ['{}', {}],
    ['{"csp-report":{"violated-directive":7,"blocked-uri":"data:a#b"}}', { blocked: 'data:a' }],
  ])('logs %s as %j', async (body, report) => {
    expect((await post('203.0.113.7', body)).status).toBe(204);
    expect(warn.mock.calls[0]?.[0]).toEqual({ report });
  });

  it('stays out of the log in full length, and unread when it is too long', async () => {
    await send('203.0.113.7', { 'csp-report': { 'blocked-uri': 'x'.repeat(5000) } });
    expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(400);
    expect(await send('203.0.113.7', { text: 'x'.repeat(20_000) })).toBe(413);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('passes twenty times a minute from a net', async () => {
    for (let count = 0; count < 20; count += 1) expect(await send('203.0.113.7')).toBe(204);
    const refused = await post('203.0.113.7', '{}');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(refused.headers.get('Connection')).toBe('close');
    expect(await send('203.0.113.8')).toBe(204);
    now = 59_999;
    expect(await send('203.0.113.7')).toBe(429);
    now = 60_000;
    expect(await send('203.0.113.7')).toBe(204);
    expect(warn).toHaveBeenCalledTimes(22);
  });

  it('passes two hundred times a minute in all', async () => {
    const statuses = [];
    for (let net = 0; net < 11; net += 1)
      for (let count = 0; count < 20; count += 1) statuses.push(await send(`203.0.${net}.1`));
    expect(statuses.filter((status) => status === 204)).toHaveLength(200);
    expect(warn).toHaveBeenCalledTimes(200);
  });
});
