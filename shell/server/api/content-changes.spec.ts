import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { ContentChanges } from './content-changes';

let api: http.Server;
let changes: ContentChanges;
/** Emits `change` at each notification and `stream` at each connection of the shell. */
let events: EventTarget;
let count: number;
let warnings: { msg: string; reason: string }[];
let requests: http.IncomingMessage[];
let status: number;
/** Receipts that the API got, and whether it answers them. */
let receipts: unknown[];
let isAnswering: boolean;
let changed: (readonly string[] | undefined)[];

beforeEach(async () => {
  count = 0;
  warnings = [];
  requests = [];
  status = 200;
  receipts = [];
  changed = [];
  isAnswering = true;
  events = new EventTarget();
  api = http.createServer((request, response) => {
    if (request.method === 'POST') return void takeReceipt(request, response);
    requests.push(request);
    response.writeHead(status, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    events.dispatchEvent(new CustomEvent('stream', { detail: response }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  changes = new ContentChanges({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onChange: (tags) => {
      count += 1;
      changed.push(tags);
      events.dispatchEvent(new Event('change'));
    },
    logger: pino({}, { write: (line: string) => warnings.push(JSON.parse(line)) }),
  });
});
afterEach(() => {
  changes.stop();
  api.closeAllConnections();
  api.close();
});

async function takeReceipt(request: http.IncomingMessage, response: ServerResponse): Promise<void> {
  receipts.push([request.url, request.headers['content-type'], await json(request)]);
  if (isAnswering) response.writeHead(204).end();
  events.dispatchEvent(new CustomEvent('receipt', { detail: response }));
}

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
    stream.write('data: {"version":1}\n\ndata: {"ver');
    await changed;
    expect(changes.isConnected).toBe(true);
    changed = nextChange();
    stream.write('sion":2}\n\n');
    await changed;
    changed = nextChange();
    stream.write(': heartbeat\n\ndata: {"version":2}\n\ndata: {"version":3,"slugs":["vila"]}\r\n\r\n');
    await changed;
    expect(count).toBe(3);
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
    stream.write('data: \n\n');
    for (const event of [
      'event: change\r\nid: 5\r\ndata: {"version":\r\ndata:  5}\r\n\r\n',
      'id: 6\ndata: {"version":6}\n\n',
    ]) {
      const changed = nextChange();
      stream.write(event);
      await changed;
    }
    expect(count).toBe(2);
  });

  it('skips events whose version or tags are none', async () => {
    changes.start();
    const stream = await nextStream();
    const none = ['"1x"', '"x1"', '"-1"', `"${'1'.repeat(20)}"`, '""', '-1', '1.5', 'null'];
    for (const version of none) stream.write(`data: {"version":${version}}\n\n`);
    stream.write('data: {"version":2,"tags":[1]}\n\ndata: {"version":2,"tags":"posts"}\n\n');
    const first = nextChange();
    stream.write('data: {"version":"3","tags":null}\n\n');
    await first;
    const second = nextChange();
    stream.write('data: {"version":"4","tags":["posts"]}\n\n');
    await second;
    expect(changed).toEqual([undefined, ['posts']]);
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
    expect(warnings).toMatchObject([
      { msg: 'stream of content changes lost', reason: 'TypeError: terminated' },
    ]);
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

  it.each(['data: no JSON', 'data: {"version":1\ndata: 2}'])('reconnects after %j', async (event) => {
    changes.start();
    const stream = await nextStream();
    const reconnected = nextStream();
    stream.write(`${event}\n\n`);
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

describe('a change', () => {
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  const nextReceipt = async (): Promise<ServerResponse> => (await once(events, 'receipt'))[0].detail;
  const connected = async () => {
    for (let turn = 0; turn < 200 && !changes.isConnected; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('names what to drop; an unnamed, the first and one after a gap may be of anything', async () => {
    changes.start();
    const stream = await nextStream();
    for (const [data, tags] of [
      [{ version: '4', slugs: [], tags: null }, undefined],
      [{ version: '5', slugs: ['vila'], tags: ['post:1', 'posts'] }, ['post:1', 'posts']],
      [{ version: '7', slugs: ['vila'], tags: ['post:1', 'posts'] }, undefined],
      [{ version: '8', slugs: ['vila'] }, undefined],
      [{ version: '3', slugs: ['vila'], tags: ['post:1'] }, undefined],
    ] as const) {
      const arrived = nextChange();
      stream.write(event(data));
      await arrived;
      expect(changed.at(-1)).toEqual(tags);
      await connected();
      expect(changes.version).toBe(BigInt(data.version));
    }
  });

  it('is acknowledged after what it names was dropped', async () => {
    changes.start();
    const stream = await nextStream();
    for (const version of ['4', '5']) {
      const received = nextReceipt();
      stream.write(
        event({ version, slugs: [], tags: ['post:1'], follower: version === '4' ? 'me' : undefined }),
      );
      await received;
      expect(count).toBe(receipts.length);
      await connected();
    }
    expect(receipts).toEqual([
      ['/api/blog/changes/received', 'application/json', { follower: 'me', version: '4' }],
      ['/api/blog/changes/received', 'application/json', { follower: 'me', version: '5' }],
    ]);
  });

  it('does not count as received before the API knows whom to wait for', async () => {
    isAnswering = false;
    changes.start();
    const stream = await nextStream();
    const received = nextReceipt();
    stream.write(event({ version: '4', slugs: [], tags: null, follower: 'me' }));
    await received;
    expect([changes.isConnected, changes.version]).toEqual([false, undefined]);
  });

  it('is acknowledged no longer after a stop', async () => {
    isAnswering = false;
    changes.start();
    const stream = await nextStream();
    const received = nextReceipt();
    stream.write(event({ version: '4', slugs: [], tags: null, follower: 'me' }));
    const closed = once(await received, 'close');
    changes.stop();
    await closed;
    expect(changes.isConnected).toBe(false);
  });

  it('is received while the receipt of the one before is on its way', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write(event({ version: '4', slugs: [], tags: null, follower: 'me' }));
    await connected();
    isAnswering = false;
    for (const version of ['5', '6']) {
      const arrived = nextChange();
      stream.write(event({ version, slugs: [], tags: ['post:1'] }));
      await arrived;
    }
    expect([changes.version, requests.length]).toEqual([6n, 1]);
  });

  it('that comes first after a reconnection may be of anything, even the next one', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write(event({ version: '4', slugs: [], tags: null }));
    await connected();
    const reconnected = nextStream();
    stream.end();
    const second = await reconnected;
    const arrived = nextChange();
    second.write(event({ version: '5', slugs: [], tags: ['post:1'] }));
    await arrived;
    expect(changed).toEqual([undefined, undefined]);
  });

  it('that the API has and the stream does not bring lets another stream be opened', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write(event({ version: '4', slugs: [], tags: null }));
    await connected();
    changes.expect(4n);
    changes.expect(5n);
    const second = await nextStream();
    second.write(event({ version: '5', slugs: [], tags: null }));
    await connected();
    expect([changes.version, requests.length, count]).toEqual([5n, 2, 2]);
  });

  it('that the stream brings a little later than an answer did leaves the stream alone', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write(event({ version: '4', slugs: [], tags: null }));
    await connected();
    changes.expect(5n);
    stream.write(event({ version: '5', slugs: [], tags: ['post:1'] }));
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect([changes.isConnected, requests.length, changed.at(-1)]).toEqual([true, 1, ['post:1']]);
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

  it('one version at a time is waited for, and none that has arrived', async () => {
    changes.start();
    const stream = await nextStream();
    await pendingTimer();
    // The watchdog of the stream is always there.
    const waitedFor = () => jest.getTimerCount() - 1;
    changes.expect(5n);
    expect(waitedFor()).toBe(0);
    const arrived = nextChange();
    stream.write('data: {"version":4}\n\n');
    await arrived;
    await Promise.resolve();
    const counts = [4n, 5n, 6n].map((version) => {
      changes.expect(version);
      return waitedFor();
    });
    expect([changes.version, counts]).toEqual([4n, [0, 1, 1]]);
  });

  it('nothing is left to do after a stop', async () => {
    changes.start();
    const stream = await nextStream();
    await pendingTimer();
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
