/** What a part that hangs costs the others, and how soon a release and a rollback are served. */
import { rm } from 'node:fs/promises';
import { makeRelease, rollBackLocally } from '../tools/release/make-release.mjs';
import { releasesDirectory } from '../tools/releases.mjs';
import { SITE, withProduct } from './product.mjs';
import { writeFaultyBuild } from './faulty-release.mjs';
import { median, percentile, rounded } from './statistics.mjs';

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
  return withProduct(async () => {
    const idle = await delaysOfOthers('idle');
    /** @type {{ what: string, value: number | string, unit: string }[]} */
    const rows = delayRows('nothing hangs', idle, idle);
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
  const directory = await writeFaultyBuild(PART, FAULTY_PAGE, fault);
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
