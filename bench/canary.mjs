/** How soon a faulty canary is gone by itself, and how many visitors see it. */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDesk } from '../tools/release/desk.mjs';
import { release } from '../tools/release/changes.mjs';
import { hasProxy, withReplicas } from './replicas.mjs';
import { writeFaultyBuild } from './faulty-release.mjs';
import { rounded } from './statistics.mjs';

const SHELLS = ['shell-1', 'shell-2'];
const PART = 'exercises';
const PAGE = '/resurser/mindful-andning';
const FAULT = `const { useLocation } = require('react-router-dom'); route.Component = () => { if (useLocation().search) throw new Error('a fault'); return null; };`;
const SHARE = 5;
/** Visitors who come without a cookie, each after a pause. */
const LANES = 4;
const PAUSE_MS = 20;
const LIMIT_MS = 60_000;

export async function measure() {
  if (!hasProxy()) {
    console.log('Skipped: HAProxy is not installed (Debian: apt-get install haproxy).');
    return undefined;
  }
  return withReplicas({}, releaseFaultyCanary, (name) => !['api-2', 'api-3'].includes(name));
}

async function releaseFaultyCanary({ site, originOf }) {
  const shells = SHELLS.map(originOf);
  process.env.SHELL_ORIGINS = shells.join();
  const visits = new Visits(site);
  const directory = await writeFaultyBuild(PART, PAGE, FAULT);
  const desk = { ...(await openDesk(PART, { why: 'a faulty canary' })), say: () => {} };
  await release(desk, { source: directory, commit: null, share: SHARE, isEmergency: false });
  visits.begin();
  const gone = await untilTrue(async () => {
    const states = await Promise.all(shells.map(served));
    return states.every(({ refused }) => refused.some(({ isTakenBack }) => isTakenBack));
  });
  const entered = await untilTrue(async () =>
    String((await desk.store.read('current.json'))?.text).includes('"canary": null'),
  );
  await visits.end();
  await rm(directory, { recursive: true });
  const { all, failed, firstFailure, seconds } = visits;
  return {
    conditions: `a canary of ${SHARE} % whose page fails, two shells behind HAProxy, ${Math.round(all / seconds)} visits a second, each without a cookie`,
    rows: [
      {
        what: 'from its first failure until it is gone from both shells',
        value: rounded((gone - firstFailure) / 1000, 1),
        unit: 's',
      },
      { what: 'from then until the journal has it', value: rounded((entered - gone) / 1000, 1), unit: 's' },
      { what: 'visits that failed', value: failed, unit: '' },
      { what: 'share of all visits until the end', value: rounded((100 * failed) / all, 1), unit: '%' },
    ],
  };
}

class Visits {
  all = 0;
  failed = 0;
  firstFailure = 0;
  #site;
  #startedAt = 0;
  #isOver = false;
  #lanes = [];

  constructor(site) {
    this.#site = site;
  }

  begin() {
    this.#startedAt = performance.now();
    this.#lanes = Array.from({ length: LANES }, () => this.#visit());
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  get seconds() {
    return (performance.now() - this.#startedAt) / 1000;
  }

  async #visit() {
    while (!this.#isOver) {
      this.all += 1;
      const response = await fetch(`${this.#site}${PAGE}?${this.all}`);
      await response.arrayBuffer();
      if (response.status === 503) {
        this.failed += 1;
        this.firstFailure ||= performance.now();
      }
      await delay(PAUSE_MS);
    }
  }
}

async function served(shell) {
  return (await (await fetch(`${shell}/health/releases`)).json()).remotes[PART];
}

/** @returns {Promise<number>} when the condition came true. @throws after the limit. */
async function untilTrue(condition) {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`It did not come true within ${LIMIT_MS} ms`);
    await delay(50);
  }
  return performance.now();
}
