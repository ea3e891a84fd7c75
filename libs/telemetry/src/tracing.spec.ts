import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestCollector } from '../test/testing-collector';
import {
  activeSpan,
  inSpan,
  runIn,
  startChild,
  startRoot,
  startTracing,
  traceFields,
  traceHeaders,
  type Span,
} from './tracing';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SAMPLED = `00-${TRACE_ID}-b7ad6b7169203331-01`;
const NOT_SAMPLED = `00-${TRACE_ID}-b7ad6b7169203331-00`;

let collector: TestCollector;
let stop: () => Promise<void> = async () => {};

async function start(ratio: number): Promise<void> {
  stop = await startTracing('a-service', { endpoint: `${collector.endpoint}/`, ratio });
}

function rootOf(options?: Parameters<typeof startRoot>[1]): Span {
  const span = startRoot('work', options);
  if (!span) throw new Error('The trace is not sampled');
  return span;
}

beforeEach(async () => {
  collector = await TestCollector.start();
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  await collector.stop();
});

describe('a traced process', () => {
  it('sends its spans with one id, one below the other, under its name', async () => {
    await start(1);
    const root = rootOf({ kind: 'server', attributes: { 'http.route': '/' } });
    await runIn(root, () => inSpan('step', { attributes: { rows: 2 } }, async () => 'done'));
    root.end();
    await stop();
    const [step, work] = [collector.named('step')[0], collector.named('work')[0]];
    expect(collector.spans).toHaveLength(2);
    expect(work).toMatchObject({ service: 'a-service', attributes: { 'http.route': '/' } });
    expect(work?.parentSpanId).toBeUndefined();
    expect(step).toMatchObject({
      traceId: work?.traceId,
      parentSpanId: work?.spanId,
      attributes: { rows: 2 },
    });
  });

  it('hands the trace on, and names it in log lines, where it is sampled', async () => {
    await start(1);
    const root = rootOf();
    runIn(root, () => {
      expect(traceHeaders()).toEqual({ traceparent: root.traceparent });
      expect(traceFields()).toEqual({ traceId: root.traceId });
    });
    expect(root.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceFields()).toEqual({});
    root.end();
  });

  it('tells the next process that a trace is not sampled', async () => {
    await start(0);
    expect(startRoot('work')).toBeNull();
    expect(traceHeaders().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it('goes by the decision of a caller that is trusted', async () => {
    await start(0);
    expect(rootOf({ traceparent: SAMPLED }).traceId).toBe(TRACE_ID);
    await stop();
    await start(1);
    expect(startRoot('work', { traceparent: NOT_SAMPLED })).toBeNull();
  });

  it.each(['', 'x', `${SAMPLED}-more`, SAMPLED.toUpperCase(), `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'starts a trace of its own where the traceparent is "%s"',
    async (traceparent) => {
      await start(1);
      const span = rootOf({ traceparent });
      span.end();
      await stop();
      expect(collector.spans[0]?.parentSpanId).toBeUndefined();
      expect(span.traceId).not.toBe(TRACE_ID);
    },
  );

  it('marks work that throws, without its message', async () => {
    await start(1);
    const root = rootOf();
    const failing = runIn(root, () =>
      inSpan('step', {}, () => Promise.reject(new TypeError('Key (email)=(a@b.se)'))),
    );
    await expect(failing).rejects.toThrow('Key');
    root.end();
    await stop();
    expect(collector.named('step')[0]?.status).toEqual({ code: 2, message: 'TypeError' });
    expect(JSON.stringify(collector.spans)).not.toContain('a@b.se');
  });

  it('adds nothing to a span that has ended', async () => {
    await start(1);
    const root = rootOf();
    root.end();
    await runIn(root, () => inSpan('late', {}, async () => {}));
    expect(startChild(root, 'late')).toBeNull();
    await stop();
    expect(collector.named('late')).toEqual([]);
  });
});

it('fails no span and does not hold up the end of the process while the collector is away', async () => {
  const endpoint = collector.endpoint;
  await collector.stop();
  const stopNow = await startTracing('a-service', { endpoint, ratio: 1 });
  rootOf().end();
  const startedAt = performance.now();
  await stopNow();
  expect(performance.now() - startedAt).toBeLessThan(4000);
  collector = await TestCollector.start();
});

it('does the work and nothing else where the process is not traced', async () => {
  stop = await startTracing('a-service', null);
  expect(startRoot('work', { traceparent: SAMPLED })).toBeNull();
  expect(traceHeaders()).toEqual({});
  expect(await inSpan('step', {}, async (span) => [span, activeSpan(), traceFields()])).toEqual([
    null,
    undefined,
    {},
  ]);
  await stop();
  expect(collector.calls).toBe(0);
});
