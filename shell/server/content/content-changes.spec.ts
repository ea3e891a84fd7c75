import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { ContentChanges } from './content-changes';

const SECRET = 'a secret between servers';

let api: http.Server;
let changes: ContentChanges;
/** Emits `change` at each notification and `stream` at each connection of the shell. */
let events: EventTarget;
let count: number;
let warnings: { msg: string; reason: string }[];
let requests: http.IncomingMessage[];
let status: number;
let changed: (readonly string[] | undefined)[];

beforeEach(async () => {
  count = 0;
  warnings = [];
  requests = [];
  status = 200;
  changed = [];
  events = new EventTarget();
  api = http.createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    events.dispatchEvent(new CustomEvent('stream', { detail: response }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  changes = new ContentChanges({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    secret: SECRET,
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
    stream.write('data: {"version":1,"tags":null}\n\ndata: {"ver');
    await changed;
    expect(changes.isConnected).toBe(true);
    changed = nextChange();
    stream.write('sion":2,"tags":null}\n\n');
    await changed;
    changed = nextChange();
    stream.write(
      ': heartbeat\n\ndata: {"version":2,"tags":null}\n\ndata: {"version":3,"slugs":["vila"],"tags":null}\r\n\r\n',
    );
    await changed;
    expect(count).toBe(3);
  });

  it('comes as an event stream of the API', async () => {
    changes.start();
    await nextStream();
    expect(requests[0]).toMatchObject({
      url: '/api/blog/changes',
      headers: expect.objectContaining({ accept: 'text/event-stream', authorization: `Bearer ${SECRET}` }),
    });
  });

  it('reads an event of several lines, and skips those that name no version', async () => {
    changes.start();
    const stream = await nextStream();
    stream.write(
      'data: {"slug":"vila"}\n\ndata: null\n\ndata: 7\n\nversion: 3\n\n: data: {"version":4,"tags":null}\n\n',
    );
    stream.write('data: \n\n');
    for (const event of [
      'event: change\r\nid: 5\r\ndata: {"version":\r\ndata:  5,"tags":null}\r\n\r\n',
      'id: 6\ndata: {"version":6,"tags":null}\n\n',
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
    for (const version of none) stream.write(`data: {"version":${version},"tags":null}\n\n`);
    stream.write('data: {"version":2,"tags":[1]}\n\ndata: {"version":2,"tags":"posts"}\n\n');
    const first = nextChange();
    stream.write('data: {"version":"3","tags":null}\n\n');
    await first;
    const second = nextChange();
    stream.write('data: {"version":"4","tags":["posts"]}\n\n');
    await second;
    expect(changed).toEqual([undefined, ['posts']]);
  });

  it('comes by a new request while the API refuses it, without a warning', async () => {
    status = 503;
    changes.start();
    const refused = await nextStream();
    const reconnected = nextStream();
    refused.end('data: {"version":1,"tags":null}\n\n');
    await reconnected;
    expect([count, changes.isConnected, warnings]).toEqual([0, false, []]);
  });

  it('warns once where the API does not take the secret', async () => {
    status = 404;
    changes.start();
    for (let attempt = 0; attempt < 3; attempt += 1) (await nextStream()).end();
    expect(warnings.map(({ msg }) => msg)).toEqual([expect.stringContaining('INTERNAL_SECRET')]);
  });

  it('gives a warning when it breaks off', async () => {
    changes.start();
    const stream = await nextStream();
    const changed = nextChange();
    stream.write('data: {"version":1,"tags":null}\n\n');
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
    first.write('data: {"version":1,"tags":null}\n\n');
    await changed;

    const reconnected = nextStream();
    first.end();
    const second = await reconnected;
    expect(changes.isConnected).toBe(false);
    changed = nextChange();
    second.write('data: {"version":1,"tags":null}\n\n');
    second.write('data: {"version":3,"tags":null}\n\n');
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
      [{ version: '8', slugs: ['vila'], tags: null }, undefined],
      [{ version: '3', slugs: ['vila'], tags: ['post:1'] }, undefined],
    ] as const) {
      const arrived = nextChange();
      stream.write(event(data));
      await arrived;
      expect(changed.at(-1)).toEqual(tags);
      await connected();
    }
  });

  it('counts as a change of anything when it comes first after a reconnection, even for the next one', async () => {
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
});

describe('over time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('drops a stream that is silent for longer than two heartbeats, and no other', async () => {
    changes.start();
    const stream = await nextStream();
    for (const version of [1, 2]) {
      const changed = nextChange();
      stream.write(`data: {"version":${version},"tags":null}\n\n`);
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

  it('drops a stream that sends nothing at all as well', async () => {
    changes.start();
    const stream = await nextStream();
    await pendingTimer();
    const closed = once(stream, 'close');
    jest.advanceTimersByTime(40_000);
    await closed;
  });

  it('leaves nothing to do after a stop', async () => {
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
