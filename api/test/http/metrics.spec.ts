import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/process.mjs';
import { killApiProcesses, serveApi } from '../support/api-process';
import { createDatabase } from '../support/test-api';

afterEach(killApiProcesses);

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

  await fetch(`${api.origin}/api/blog/posts/finns-inte`);
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
