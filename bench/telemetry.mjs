/**
 * What metrics and traces cost: responses per second, and processor time of the process per response. A shell and an API
 * of each setting run side by side on one database and take turns in short rounds, in another order each time, so that
 * what else the machine does falls on all of them. Traces go to a collector that throws them away.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { environmentOf } from '../tools/service-environments.mjs';
import { startService, waitUntilReady } from '../tools/services.mjs';
import { FIRST_PORT, withProduct } from './product.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const execute = promisify(execFile);
const ARTICLE = 'sjalvmedkansla-lugnar-kroppen';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const SECONDS = 2;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 50;
/** `/proc/<pid>/stat` counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const COLLECTOR_PORT = FIRST_PORT + 30;

/** A collector in a process of its own, as it would be on another machine. */
const COLLECTOR = `
  let bytes = 0;
  const server = require('node:http').createServer((request, response) => {
    request.on('data', (chunk) => { bytes += chunk.length; }).on('end', () => response.end('{}'));
  });
  server.listen(${COLLECTOR_PORT}, '127.0.0.1', () => process.stdout.write('ready'));
  process.on('SIGTERM', () => { process.stdout.write(String(bytes)); process.exit(0); });
`;

const traced = (share) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${COLLECTOR_PORT}`,
  OTEL_TRACES_SAMPLER_ARG: String(share),
});
const SETTINGS = [
  { name: 'off', hasMetrics: false, variables: {} },
  { name: 'off again', hasMetrics: false, variables: {} },
  { name: 'metrics', hasMetrics: true, variables: {} },
  { name: 'metrics, 1 % of traces', hasMetrics: true, variables: traced(0.01) },
  { name: 'metrics, 10 % of traces', hasMetrics: true, variables: traced(0.1) },
];

export async function measure() {
  return withProduct(async ({ environment }) => {
    const collector = spawn(process.execPath, ['-e', COLLECTOR], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(collector.stdout, 'data');
    const started = [];
    try {
      for (const [index, setting] of SETTINGS.entries())
        started.push(await startSetting(setting, environment, FIRST_PORT + 10 + 4 * index));
      const targets = started.flatMap(({ targets }) => targets);
      for (const { url, headers } of targets) await load(url, headers, WARM_UP_SECONDS);
      const samples = await takeTurns(targets);
      return {
        conditions: `wrk -t1 -c${CONNECTIONS} -d${SECONDS}s, ${ROUNDS} rounds in turn, generator and collector on the same two cores`,
        rows: describe(samples),
      };
    } finally {
      for (const { services } of started) for (const service of services) await service.stop();
      collector.kill('SIGTERM');
    }
  });
}

async function startSetting({ name, hasMetrics, variables }, environment, port) {
  const [shell, api] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const env = {
    ...environment,
    SHELL_PORT: String(port),
    API_PORT: String(port + 1),
    API_INTERNAL_ORIGIN: api,
    // Pages are asked for by this address.
    SITE_ORIGIN: shell,
    KEPT_RELEASES_DIR: `${environment.KEPT_RELEASES_DIR}-${port}`,
    ...(hasMetrics ? { METRICS_PORT: String(port + 2), API_METRICS_PORT: String(port + 3) } : {}),
    ...variables,
  };
  const start = (service, script) =>
    startService(service, script, environmentOf(service, env), (_service, code) => {
      throw new Error(`The ${service} of '${name}' ended by itself (${code})`);
    });
  const services = [start('api', 'api/dist/main.mjs')];
  await waitUntilReady('api', `${api}/api/health/ready`);
  services.unshift(start('shell', 'shell/dist/server/server.cjs'));
  await waitUntilReady('shell', `${shell}/health/ready`);
  const [{ pid: shellPid }, { pid: apiPid }] = services;
  return {
    services,
    targets: [
      {
        what: 'cached page',
        setting: name,
        url: `${shell}/kunskapsbibliotek/${ARTICLE}`,
        // As a browser asks: such a view is what a sampled trace begins with.
        headers: ['-H', 'Accept-Encoding: br', '-H', 'Sec-Fetch-Dest: document'],
        pid: shellPid,
      },
      {
        what: 'API, one article',
        setting: name,
        url: `${api}/api/blog/posts/${ARTICLE}`,
        headers: [],
        pid: apiPid,
      },
      {
        what: 'API, the same search again',
        setting: name,
        url: `${api}/api/blog/posts?search=sömn`,
        headers: [],
        pid: apiPid,
      },
    ],
  };
}

/** @returns samples of each target, one a round. */
async function takeTurns(targets) {
  const samples = targets.map((target) => ({ ...target, perSecond: [], microseconds: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sample of shuffled(samples)) {
      const before = await processorTicks(sample.pid);
      const { perSecond, requests } = await load(sample.url, sample.headers, SECONDS);
      const ticks = (await processorTicks(sample.pid)) - before;
      sample.perSecond.push(perSecond);
      sample.microseconds.push(((ticks / TICKS_PER_SECOND) * 1e6) / requests);
    }
  }
  return samples;
}

async function load(url, headers, seconds) {
  const arguments_ = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, encodeURI(url)];
  const { stdout } = await execute('wrk', arguments_);
  if (/Non-2xx or 3xx responses/.test(stdout)) throw new Error(`${url} responded with errors`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), requests: Number(requests) };
}

/** Of the user and of the system. */
async function processorTicks(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function describe(samples) {
  return samples.map(({ what, setting, perSecond, microseconds }) => {
    const base = samples.find((sample) => sample.what === what);
    return {
      what,
      setting,
      perSecond: Math.round(median(perSecond)),
      quarters: `${Math.round(percentile(perSecond, 0.25))} to ${Math.round(percentile(perSecond, 0.75))}`,
      ofOff: rounded(median(perSecond) / median(base.perSecond), 3),
      // Rounds stand beside each other in time: their ratios carry less of the machine's noise than the medians.
      ofOffByRound: rounded(median(perSecond.map((value, round) => value / base.perSecond[round])), 3),
      microseconds: rounded(median(microseconds), 1),
      processorOfOff: rounded(median(microseconds) / median(base.microseconds), 3),
    };
  });
}

function shuffled(list) {
  return list
    .map((value) => ({ value, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}
