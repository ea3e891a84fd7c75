import type { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { forwardedHeaders, responseHeaders } from './forwarded-headers.mjs';

const HOP = {
  connection: 'close',
  expect: '100-continue',
  'keep-alive': 'timeout=5',
  'proxy-authenticate': 'Basic',
  'proxy-authorization': 'Basic x',
  te: 'trailers',
  trailer: 'Expires',
  'transfer-encoding': 'chunked',
  upgrade: 'websocket',
};
const FORGED = {
  forwarded: 'for=198.51.100.66',
  'x-forwarded-for': '198.51.100.66',
  'x-forwarded-host': 'ond.example',
  'x-real-ip': '198.51.100.66',
};
const KEPT = { accept: 'text/html', cookie: 'a=b' };

/** A request as Fastify names its client. */
const from = (ip: string, remoteAddress?: string, host?: string) => ({
  ip,
  headers: { host },
  socket: { remoteAddress } as Socket,
});

describe('the header of a forwarded request', () => {
  it('names the client, with one address and one host that this server states', () => {
    const headers = forwardedHeaders(from('203.0.113.7', '10.0.0.1', 'stillsam.example'), {
      ...KEPT,
      ...HOP,
      ...FORGED,
    });
    expect(headers).toEqual({
      ...KEPT,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'stillsam.example',
    });
  });

  it('holds nothing that the client forged where this server states nothing', () => {
    const { 'x-forwarded-for': address, 'x-forwarded-host': host } = forwardedHeaders(
      from('unknown'),
      FORGED,
    );
    expect([address, host]).toEqual(['', '']);
  });

  it('names the connection where the client’s address is none, and nothing where there is no connection', () => {
    expect(forwardedHeaders(from('unknown', '10.0.0.1'), {})).toEqual({
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': '',
    });
    expect(forwardedHeaders(from('unknown'), {})['x-forwarded-for']).toBe('');
  });
});

it('keeps every header of a response but those of one hop', () => {
  expect(responseHeaders({ ...KEPT, ...HOP, 'x-real-ip': '10.0.0.1' })).toEqual({
    ...KEPT,
    'x-real-ip': '10.0.0.1',
  });
});
