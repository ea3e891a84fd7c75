import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ContentChanges } from './content-changes';

let api: http.Server;
let changes: ContentChanges;
/** Emits `change` at each notification and `stream` at each connection of the shell. */
let events: EventTarget;
let count: number;

beforeEach(async () => {
  count = 0;
  events = new EventTarget();
  api = http.createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    events.dispatchEvent(new CustomEvent('stream', { detail: response }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  changes = new ContentChanges({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onChange: () => {
      count += 1;
      events.dispatchEvent(new Event('change'));
    },
    logger: pino({ level: 'silent' }),
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
