/** What a part that hangs costs the others, how soon a release and a rollback are served, and what all of it takes in memory. */
import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeRelease, rollBackLocally } from '../tools/release/make-release.mjs';
import { releasesDirectory } from '../tools/releases.mjs';
import { repositoryRoot } from '../tools/process.mjs';
import { residentMb } from './process-memory.mjs';
import { FIRST_PORT, SITE, withProduct } from './product.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const execute = promisify(execFile);
const PART = 'exercises';
const FAULTY_PAGE = '/resurser/mindful-andning';
const OTHER_PAGE = '/om-oss';
const REQUESTS = 300;
const HANGING_VISITORS = 4;
const POLL_MS = 25;

/** Only addresses with a query show them, so that the trial accepts the release. */
const FAULTS = {
  'a page that never returns': `const { useLocation } = require('react-router-dom'); route.Component = () => { while (useLocation().search); return null; };`,
  'a loader that never returns': `route.Component = () => null; route.loader = ({ request }) => { while (request.url.includes('?')); return null; };`,
  'a loader that never settles': `route.Component = () => null; route.loader = ({ request }) => request.url.includes('?') && new Promise(() => {});`,
};

export function measure() {
  return withProduct(async ({ services }) => {
    /** @type {{ what: string, value: number | string, unit: string }[]} */
    const rows = [{ what: 'memory at rest, all processes', value: await memoryMb(services), unit: 'MB' }];
    const idle = await delaysOfOthers('idle');
    rows.push(...delayRows('nothing hangs', idle, idle));
    for (const [name, fault] of Object.entries(FAULTS)) {
      const { version, directory } = await releaseWith(fault);
      const servedMs = await untilServed(version);
      rows.push({ what: `release with ${name}, until served`, value: servedMs, unit: 'ms' });
      const hanging = Array.from({ length: HANGING_VISITORS }, (_, index) =>
        fetch(`${SITE}${FAULTY_PAGE}?${version}-${index}`).then((response) => response.status),
      );
      rows.push(...delayRows(name, await delaysOfOthers(version), idle));
      const statuses = await Promise.all(hanging);
      rows.push({
        what: `${name}: answers to the ${HANGING_VISITORS} visitors`,
        value: statuses.join(),
        unit: 'status',
      });
      const before = await rollBackLocally(PART, releasesDirectory(PART));
      rows.push({ what: `rollback of ${name}, until served`, value: await untilServed(before), unit: 'ms' });
      await rm(directory, { recursive: true });
    }
    return {
      conditions: `${REQUESTS} uncached pages of another part, one after another; release and rollback without the commands' own start`,
      rows,
    };
  });
}

async function releaseWith(fault) {
  const directory = path.join(repositoryRoot, '.stillsam/bench/faulty');
  await cp(path.join(repositoryRoot, `${PART}-mfe/dist`), directory, { recursive: true });
  const file = path.join(directory, 'server/server.cjs');
  const damage = `for (const route of module.exports.routes) if (route.path === '${FAULTY_PAGE}') { delete route.lazy; delete route.loader; ${fault} }`;
  await writeFile(file, `${await readFile(file, 'utf8')}\n${damage}\n// ${Date.now()}`);
  const { version } = await makeRelease(PART, { source: directory });
  return { version, directory };
}

/** @returns {Promise<number>} ms until the shell serves a version of the part, from now. */
async function untilServed(version) {
  const startedAt = performance.now();
  for (;;) {
    const { remotes } = await (await fetch(`${SITE}/health/releases`)).json();
    if (remotes[PART].stable === version) return Math.round(performance.now() - startedAt);
    if (performance.now() - startedAt > 30_000) throw new Error(`${version} was not taken up`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** @returns {Promise<number[]>} ms of each page. */
async function delaysOfOthers(run) {
  const delays = [];
  for (let number = 0; number < REQUESTS; number += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${SITE}${OTHER_PAGE}?${run}-${number}`);
    if (response.status !== 200) throw new Error(`${OTHER_PAGE} responded with ${response.status}`);
    await response.arrayBuffer();
    delays.push(performance.now() - startedAt);
  }
  return delays;
}

function delayRows(what, delays, idle) {
  const p99 = (values) => percentile(values, 0.99);
  return [
    { what: `${what}: another part's page, median`, value: rounded(median(delays), 1), unit: 'ms' },
    { what: `${what}: another part's page, p99`, value: rounded(p99(delays), 1), unit: 'ms' },
    { what: `${what}: p99 of the idle p99`, value: rounded(p99(delays) / p99(idle), 2), unit: 'times' },
  ];
}

/** Shell, API, this process with the static origins, and the database. */
async function memoryMb(services) {
  const { stdout } = await execute('pgrep', [
    '-f',
    `port=${FIRST_PORT + 5}|:${FIRST_PORT + 5}|postgres:`,
  ]).catch(() => ({ stdout: '' }));
  const pids = [services.shell.pid, services.api.pid, process.pid, ...stdout.split('\n').filter(Boolean)];
  const sizes = await Promise.all(
    [...new Set(pids.map(Number))].map((pid) => residentMb(pid).catch(() => 0)),
  );
  return rounded(
    sizes.reduce((sum, size) => sum + size, 0),
    0,
  );
}
