import { test } from '@playwright/test';
import { TestCollector, type CollectedSpan } from '@stillsam/telemetry/testing-collector';
import { startApi } from '../support/api-process';
import { PORTS, SEEDED_SLUG } from '../support/addresses';
import { expect } from '../support/console';
import { eventually, ShellProcess } from '../support/shell-process';

const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;
const STRANGERS = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

test.describe.configure({ mode: 'serial' });

/** The spans from the root to one of those named; each is the parent of the next. */
function pathTo(name: RegExp, spans: readonly CollectedSpan[], traceId: string): string[] {
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  let span = ofTrace.find((candidate) => name.test(candidate.name));
  const names: string[] = [];
  while (span) {
    names.unshift(`${span.service}: ${span.name}`);
    const { parentSpanId } = span;
    span = ofTrace.find(({ spanId }) => spanId === parentSpanId);
  }
  return names;
}

test('leads one trace from the shell over worker and API to the SQL', async () => {
  const collector = await TestCollector.start();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  };
  const api = await startApi(PORTS.shell + 43, environment);
  const shell = await ShellProcess.start({ port: PORTS.shell + 42, apiOrigin: api.origin, environment });
  try {
    await eventually(async () => (await fetch(`${shell.origin}/health/ready`)).ok);
    // No cache holds a page of this query.
    expect((await fetch(`${shell.origin}${ARTICLE}?sida=1`)).status).toBe(200);
    await eventually(async () => collector.named('GET /kunskapsbibliotek/:slug').length > 0);
    const traceId = collector.named('GET /kunskapsbibliotek/:slug')[0]?.traceId ?? '';
    const spansOf = () => collector.spans.filter((span) => span.traceId === traceId);
    await eventually(async () => spansOf().some(({ name }) => name === 'SELECT'));

    expect(pathTo(/^SELECT$/, collector.spans, traceId)).toEqual([
      'stillsam-shell: GET /kunskapsbibliotek/:slug',
      'stillsam-shell: render in a worker',
      'stillsam-shell: GET of the API',
      expect.stringMatching(/^stillsam-api: GET \/api\/blog\//),
      'stillsam-api: SELECT',
    ]);
    const sql = spansOf().filter(({ name }) => name === 'SELECT');
    expect(sql.map(({ attributes }) => attributes['db.query.text']).join()).toContain('$1');
    expect(JSON.stringify(sql)).not.toContain(SEEDED_SLUG);

    // A stranger's header is not continued, neither by the shell nor by the API behind its proxy.
    await fetch(shell.origin + ARTICLE, { headers: STRANGERS });
    await fetch(`${shell.origin}/api/blog/posts/${SEEDED_SLUG}`, { headers: STRANGERS });
    await eventually(async () => collector.named('GET /api/blog/posts/:slug').length > 0);
    await api.stop();
    expect(JSON.stringify(collector.spans)).not.toContain(STRANGERS.traceparent.split('-')[1]);
  } finally {
    await shell.stop();
    await api.stop();
    await collector.stop();
  }
});
