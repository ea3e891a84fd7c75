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

test('one trace leads from the browser’s view over shell, worker and API to the SQL', async ({ page }) => {
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
    const response = await page.goto(`${shell.origin}${ARTICLE}?sida=1`);
    const [, traceparent = ''] =
      /traceparent;desc="([^"]+)"/.exec(response?.headers()['server-timing'] ?? '') ?? [];
    const traceId = traceparent.split('-')[1] ?? '';
    expect(traceId).toHaveLength(32);
    const spansOf = () => collector.spans.filter((span) => span.traceId === traceId);
    await eventually(async () => spansOf().some(({ name }) => name === 'first view'));
    await eventually(async () => spansOf().some(({ name }) => name === 'SELECT'));

    expect(pathTo(/^SELECT$/, collector.spans, traceId)).toEqual([
      'stillsam-shell: first view',
      'stillsam-shell: GET /kunskapsbibliotek/:slug',
      'stillsam-shell: render in a worker',
      'stillsam-shell: GET of the API',
      expect.stringMatching(/^stillsam-api: GET \/api\/blog\//),
      'stillsam-api: SELECT',
    ]);
    const view = spansOf().find(({ name }) => name === 'first view');
    expect(view?.attributes).toMatchObject({ 'stillsam.view.reported': true });
    expect(Number(view?.attributes['stillsam.view.loaded_ms'])).toBeGreaterThan(0);
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

test('a shell that is not traced names no trace and takes no report of a view', async ({ page }) => {
  const shell = await ShellProcess.start({ port: PORTS.shell + 44 });
  try {
    await eventually(async () => (await fetch(`${shell.origin}/health/ready`)).ok);
    const response = await page.goto(shell.origin + ARTICLE);
    expect(response?.headers()).not.toHaveProperty('server-timing');
    const report = await fetch(`${shell.origin}/first-views`, { method: 'POST', body: '{}' });
    expect(report.status).toBe(405);
  } finally {
    await shell.stop();
  }
});
