import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startEmbeddedPostgres } from '../../../tools/database.mjs';
import { freePort } from '../../../tools/process.mjs';
import { killApiProcesses } from '../support/api-process';
import { brokenPromises, killInRounds } from '../support/kill-rounds';
import { createDatabase, migrate } from '../support/test-api';
import { isLong } from '../support/tested-api';

const ROUNDS = isLong ? 10 : 1;
const WRITES = isLong ? 200 : 30;
/** From the start to the first response, of every round, beside the other tests of a run. */
const SERVING_AGAIN_MS = 30_000;
const LIMIT_MS = 60_000 + ROUNDS * 60_000;

let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  killApiProcesses();
  await stop?.();
  stop = undefined;
});

describe(`kill -9, ${ROUNDS} times with ${WRITES} acknowledged writes before each`, () => {
  it(
    'loses and doubles nothing in the API beside a database of its own (DATABASE_URL)',
    async () => {
      const databaseUrl = await createDatabase();
      const ledger = await killInRounds({ databaseUrl, rounds: ROUNDS, writes: WRITES });
      expect(ledger.acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES);
      expect(await brokenPromises(databaseUrl, ledger)).toEqual([]);
      expect(ledger.restartMs(1)).toBeLessThan(SERVING_AGAIN_MS);
      report('DATABASE_URL', ledger);
    },
    LIMIT_MS,
  );

  it(
    'loses and doubles nothing in the API and the embedded database at once',
    async () => {
      const cluster = await startCluster();
      await migrate(cluster.url);
      const ledger = await killInRounds({
        databaseUrl: cluster.url,
        rounds: ROUNDS,
        writes: WRITES,
        killDatabase: cluster.killAndStart,
      });
      expect(ledger.acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES);
      expect(await brokenPromises(cluster.url, ledger)).toEqual([]);
      expect(ledger.restartMs(1)).toBeLessThan(SERVING_AGAIN_MS);
      report('embedded', ledger);
    },
    LIMIT_MS,
  );
});

/** A cluster as `npm start` makes it. */
async function startCluster() {
  const dataDir = fileURLToPath(new URL(`../../../.stillsam/killed-${process.pid}`, import.meta.url));
  const options = { dataDir, port: await freePort() };
  let server = await startEmbeddedPostgres(options);
  stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url: server.url,
    killAndStart: async () => {
      process.kill(await server.pid(), 'SIGKILL');
      server = await startEmbeddedPostgres(options);
    },
  };
}

function report(mode: string, ledger: Awaited<ReturnType<typeof killInRounds>>): void {
  if (ROUNDS < 50) return;
  process.stdout.write(
    `${mode}: ${ROUNDS} kills, ${ledger.acknowledged} acknowledged writes, none missing, none twice; ` +
      `starts p50 ${Math.round(ledger.restartMs(0.5))}, p95 ${Math.round(ledger.restartMs(0.95))}, ` +
      `slowest ${Math.round(ledger.restartMs(1))} ms\n`,
  );
}
