import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { TestCollector } from '@stillsam/telemetry/testing-collector';
import pg from 'pg';
import { freePort } from '../../../tools/free-port.mjs';
import { killApiProcesses, serveApi } from '../support/api-process';
import { createDatabase, eventually } from '../support/test-api';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SAMPLED = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
const NOT_SAMPLED = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-00` };
const ADDRESS = '/api/blog/posts/finns-inte';

let collector: TestCollector;
beforeAll(async () => {
  collector = await TestCollector.start();
});
afterEach(() => {
  killApiProcesses();
  collector.spans.length = 0;
  collector.calls = 0;
});
afterAll(() => collector.stop());

const traced = (variables: Record<string, string>) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  ...variables,
});

/** Node writes the file of each module that the process imports. */
async function importsTo(file: string): Promise<string> {
  const hook = `import { appendFileSync } from 'node:fs';
    export async function load(url, context, next) { appendFileSync(${JSON.stringify(file)}, url + '\\n'); return next(url, context); }`;
  const hookFile = path.join(path.dirname(file), 'hook.mjs');
  const registerFile = path.join(path.dirname(file), 'register.mjs');
  await writeFile(hookFile, hook);
  await writeFile(
    registerFile,
    `import { register } from 'node:module'; register(${JSON.stringify(`file://${hookFile}`)}, import.meta.url);`,
  );
  return `--import=file://${registerFile}`;
}

it('carries a trusted caller’s trace on to the SQL, whose values stay here, and into the log', async () => {
  const api = await serveApi(traced({ TRUSTED_PROXIES: 'loopback', OTEL_TRACES_SAMPLER_ARG: '0' }));
  await fetch(api.origin + ADDRESS, { headers: NOT_SAMPLED });
  await fetch(api.origin + ADDRESS, { headers: SAMPLED });
  await eventually(async () => collector.named('GET /api/blog/posts/:slug').length > 0);
  const [request, ...others] = collector.named('GET /api/blog/posts/:slug');
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    service: 'stillsam-api',
    traceId: TRACE_ID,
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.route': '/api/blog/posts/:slug', 'http.response.status_code': 404 },
  });
  const statements = collector.named('SELECT');
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId, attributes } of statements) {
    expect([traceId, parentSpanId]).toEqual([TRACE_ID, request?.spanId]);
    expect(attributes['db.query.text']).toContain('$1');
  }
  expect(JSON.stringify(collector.spans)).not.toContain('finns-inte');
  expect(api.output.join('').match(new RegExp(`"traceId":"${TRACE_ID}"`, 'g'))).toHaveLength(1);
});

it('takes neither name nor sampling of the trace from the header of a stranger', async () => {
  const none = await serveApi(traced({ OTEL_TRACES_SAMPLER_ARG: '0' }));
  await fetch(none.origin + ADDRESS, { headers: SAMPLED });
  const all = await serveApi(traced({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }));
  await fetch(all.origin + ADDRESS, { headers: SAMPLED });
  await eventually(async () => collector.named('GET /api/blog/posts/:slug').length > 0);
  expect(collector.named('GET /api/blog/posts/:slug')).toHaveLength(1);
  expect(JSON.stringify(collector.spans)).not.toContain(TRACE_ID);
});

it('loads nothing of OpenTelemetry without a collector', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'stillsam-imports-'));
  const file = path.join(directory, 'imports.txt');
  const NODE_OPTIONS = await importsTo(file);
  const loadsIt = async () =>
    /open-?telemetry/i.test((await readFile(file, 'utf8')).replaceAll(directory, ''));
  await serveApi({ NODE_OPTIONS });
  expect(await readFile(file, 'utf8')).toContain('main.mjs');
  expect(await loadsIt()).toBe(false);
  await serveApi(traced({ NODE_OPTIONS }));
  expect(await loadsIt()).toBe(true);
});

it('measures routes, errors, the pool, the outbox and retention', async () => {
  const databaseUrl = await createDatabase();
  const port = await freePort();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const api = await serveApi({
    DATABASE_URL: databaseUrl,
    API_METRICS_PORT: String(port),
    RETENTION_AUTOMATIC: 'false',
  });
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const before = await scrape();
  expect(before).toMatch(/^stillsam_outbox_queued_mails 0$/m);
  expect(before).toMatch(/^stillsam_outbox_oldest_seconds 0$/m);
  expect(before).toMatch(/^stillsam_retention_failed 0$/m);
  expect(before).not.toMatch(/^stillsam_retention_last_run_timestamp_seconds/m);

  await fetch(api.origin + ADDRESS);
  await client.query(
    `INSERT INTO mails (recipient, template, subject, text, html, headers, status, attempts, created_at, expires_at, finished_at)
     VALUES ('a@exempel.se', 't', 's', 'x', 'x', '{}', 'queued', 0, now() - interval '10 minutes', now() + interval '1 day', NULL),
            ('a@exempel.se', 't', 's', 'x', 'x', '{}', 'queued', 0, now(), now() + interval '1 day', NULL),
            ('a@exempel.se', 't', 's', NULL, NULL, '{}', 'failed', 9, now(), now() + interval '1 day', now())`,
  );
  await client.query(
    `INSERT INTO audit_log (actor_id, action, outcome, request_id, at)
     VALUES ('0', 'Retention_purge', 'done', gen_random_uuid(), to_timestamp(1700000000)),
            ('0', 'Retention_purge', 'refused', gen_random_uuid(), to_timestamp(1700090000))`,
  );
  const after = await scrape();
  expect(after).toMatch(
    /^stillsam_http_request_duration_seconds_count\{route="\/api\/blog\/posts\/:slug",part="api",version="",status="4xx"\} 1$/m,
  );
  expect(after).toMatch(/^stillsam_api_errors_total\{code="\w*NOT_FOUND"\} 1$/m);
  expect(after).toMatch(/^stillsam_outbox_queued_mails 2$/m);
  expect(after).toMatch(/^stillsam_outbox_oldest_seconds 60\d/m);
  expect(after).toMatch(/^stillsam_outbox_failed_mails 1$/m);
  expect(after).toMatch(/^stillsam_retention_last_run_timestamp_seconds 1700000000$/m);
  expect(after).toMatch(/^stillsam_retention_failed 1$/m);
  expect(after).toMatch(/^stillsam_figures_read 1$/m);
  expect(after).toMatch(/^stillsam_db_pool_connections\{state="waiting"\} 0$/m);
  expect(Number(/^stillsam_db_pool_wait_seconds_count (\d+)$/m.exec(after)?.[1])).toBeGreaterThan(0);
  expect(after).toMatch(/^nodejs_eventloop_lag_seconds /m);

  // A table that is locked holds up no scrape: its values are missing, and that is told.
  await client.query('BEGIN');
  await client.query('LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
  const startedAt = performance.now();
  const locked = await scrape();
  expect(performance.now() - startedAt).toBeLessThan(2500);
  expect(locked).toMatch(/^stillsam_figures_read 0$/m);
  expect(locked).not.toMatch(/^stillsam_outbox_queued_mails/m);
  await client.end();
});
