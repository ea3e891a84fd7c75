// @ts-check
/**
 * A server that drains, in a process of its own, for drain.spec.ts. It prints its port; a line on its standard input
 * ends the responses of /held. Arguments: milliseconds of the drain, milliseconds of the limit.
 */
import { createInterface } from 'node:readline';
import { createServer } from '../src/create-server.mjs';
import { Drain } from '../src/drain.mjs';

const [drainMs = 0, limitMs] = process.argv.slice(2).map(Number);
const drain = new Drain();
const app = createServer({ trustedHops: 0 });
const released = new Promise((resolve) => createInterface({ input: process.stdin }).once('line', resolve));

app.get('/', () => 'ok');
app.get('/ready', (_request, reply) => reply.code(drain.isDraining ? 503 : 200).send(''));
app.get('/held', () => released.then(() => 'held'));
// Its headers are sent before its end.
app.get('/begun', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200).write('begun ');
  void released.then(() => reply.raw.end('ended'));
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
drain.exitOnSignals(app.server, { drainMs, limitMs, close: () => app.close() });
process.stdout.write(`${new URL(address).port}\n`);
