import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { ContentChanges } from './content-changes';

let api: http.Server;
let changes: ContentChanges;
/** Emits `change` at each notification and `stream` at each connection of the shell. */
let events: EventTarget;
let count: number;
let warnings: string[];
let requests: http.IncomingMessage[];
let status: number;

beforeEach(async () => {
  count = 0;
  warnings = [];
  requests = [];
  status = 200;
  events = new EventTarget();
  api = http.createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    events.dispatchEvent(new CustomEvent('stream', { detail: response }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  changes = new ContentChanges({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onChange: () => {
      count += 1;
      events.dispatchEvent(new Event('change'));
    },
    logger: pino({}, { write: (line: string) => warnings.push(JSON.parse(line).msg) }),
  });
});
afterEach(() => {
  changes.stop();
  api.closeAllConnections();
  api.close();
});

async function nextStream(): Promise<ServerResponse> {
  const [event]: CustomEvent<ServerResponse>[] = await once(events, 'stream');
  if (!event) throw new Error('No stream was requested');
  return event.detail;
}

const nextChange = () => once(events, 'change');

describe('the stream of content changes', () => {
  it('notifies of each version once, however its events are cut', async () => {
    changes.start();
    const stream = await nextStream();
    expect(changes.isConnected).toBe(false);
    let changed = nextChange();
    stream.write('data: {"ver');
    stream.write('sion":1}\n\n');
    await changed;
    expect(changes.isConnected).toBe(true);
    changed = nextChange();
    stream.write(': heartbeat\n\ndata: {"version":1}\n\ndata: {"version":2,"slugs":["vila"]}\r\n\r\n');
    await changed;
    expect(count).toBe(2);
  });

  it('is requested as an event stream of the API', async () => {
    changes.start();
    await nextStream();
    expect(requests[0]).toMatchObject({
      url: '/api/blog/changes',
      headers: expect.objectContaining({ accept: 'text/event-stream' }),
    });
  });

  it('reads an event of several lines, and skips those that name no version', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write('data: {"slug":"vila"}\n\ndata: null\n\ndata: 7\n\nversion: 3\n\n: data: {"version":4}\n\n');
    const changed = nextChange();
    stream.write('event: change\r\nid: 5\r\ndata: {"version":\r\ndata:  5}\r\n\r\n');
    await changed;
    expect(count).toBe(1);
  });

  it('is requested again while the API refuses it, without a warning', async () => {
    status = 503;
    changes.start();
    const refused = await nextStream();
    const reconnected = nextStream();
    refused.end('data: {"version":1}\n\n');
    await reconnected;
    expect([count, changes.isConnected, warnings]).toEqual([0, false, []]);
  });

  it('that breaks off is a warning', async () => {
    changes.start();
    const stream = await nextStream();
    const changed = nextChange();
    stream.write('data: {"version":1}\n\n');
    await changed;
    const reconnected = nextStream();
    stream.destroy();
    await reconnected;
    expect(warnings).toEqual(['stream of content changes lost']);
  });

  it('reconnects, and notifies only if a change was missed', async () => {
    changes.start();
    const first = await nextStream();
    let changed = nextChange();
    first.write('data: {"version":1}\n\n');
    await changed;

    const reconnected = nextStream();
    first.end();
    const second = await reconnected;
    expect(changes.isConnected).toBe(false);
    changed = nextChange();
    second.write('data: {"version":1}\n\n');
    second.write('data: {"version":3}\n\n');
    await changed;
    expect([count, changes.isConnected]).toEqual([2, true]);
  });

  it('reconnects after an event that cannot be parsed', async () => {
    changes.start();
    const stream = await nextStream();
    const reconnected = nextStream();
    stream.write('data: no JSON\n\n');
    await reconnected;
    expect([count, changes.isConnected]).toEqual([0, false]);
  });

  it('closes its connection when it is stopped', async () => {
    changes.start();
    const stream = await nextStream();
    changes.stop();
    await once(stream, 'close');
    expect(count).toBe(0);
  });
});

describe('over time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('a stream that is silent for longer than two heartbeats is dropped, any other is not', async () => {
    changes.start();
    const stream = await nextStream();
    for (const version of [1, 2]) {
      const changed = nextChange();
      stream.write(`data: {"version":${version}}\n\n`);
      await changed;
      jest.advanceTimersByTime(39_999);
    }
    expect(stream.closed).toBe(false);
    const closed = once(stream, 'close');
    jest.advanceTimersByTime(1);
    await closed;
    const reconnected = nextStream();
    await jest.advanceTimersByTimeAsync(300);
    await reconnected;
    expect(changes.isConnected).toBe(false);
  });

  it('a stream that sends nothing at all is dropped as well', async () => {
    changes.start();
    const stream = await nextStream();
    await pendingTimer();
    const closed = once(stream, 'close');
    jest.advanceTimersByTime(40_000);
    await closed;
  });

  it('nothing is left to do after a stop', async () => {
    changes.start();
    const stream = await nextStream();
    const closed = once(stream, 'close');
    changes.stop();
    await closed;
    await jest.advanceTimersByTimeAsync(300);
    expect(jest.getTimerCount()).toBe(0);
  });
});

/** Until the client has read the response's headers, which the server cannot see. */
async function pendingTimer(): Promise<void> {
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}
