/**
 * Responses per second under wrk, beside bare node:http serving the same bytes, and the memory of shell and API
 * meanwhile. Pages that no cache has come over fewer connections than a part's queue is long.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { API, SITE, withProduct } from './product.mjs';
import { serveStatic } from './static-page.mjs';
import { rounded, watchMemory } from './statistics.mjs';

const execute = promisify(execFile);
const ARTICLE = '/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen';
/** Every browser asks for it. */
const BROTLI = ['-H', 'Accept-Encoding: br'];
const ARTICLE_JSON = '/api/blog/posts/sjalvmedkansla-lugnar-kroppen';
const SHELL = SITE.replace('localhost', '127.0.0.1');
const BARE_PORT = 4621;
const SECONDS = 8;
/** Enough for the compiler to optimise what each request runs. */
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 50;
const CONNECTIONS_UNCACHED = 10;

export function measure() {
  return withProduct(async ({ apiPid, shellPid }) => {
    const memories = { shell: watchMemory(shellPid), API: watchMemory(apiPid) };
    const uncached = await uncachedPages();
    const html = await (await fetch(SITE + ARTICLE)).text();
    const json = await (await fetch(API + ARTICLE_JSON)).text();
    const bare = await serveStatic({ '/page': html, '/json': json }, BARE_PORT);
    try {
      const barePage = await perSecond(`${bare.origin}/page`, BROTLI);
      const cached = await perSecond(SHELL + ARTICLE, BROTLI);
      const bareJson = await perSecond(`${bare.origin}/json`);
      const apiArticle = await perSecond(API + ARTICLE_JSON);
      /** @param {string} what @param {number} ours @param {number} baseline */
      const row = (what, ours, baseline) => ({ what, perSecond: ours, ratio: rounded(ours / baseline, 3) });
      return {
        conditions: `wrk -t1 -c${CONNECTIONS} (pages never seen before: -c${CONNECTIONS_UNCACHED}) -d${SECONDS}s after ${WARM_UP_SECONDS} s, generator on the same two cores`,
        rows: [
          row('bare node:http, same page', barePage, barePage),
          row('shell, cached page', cached, barePage),
          row('shell, page never seen before', uncached, barePage),
          row('bare node:http, same JSON', bareJson, bareJson),
          row('API, one article', apiArticle, bareJson),
          ...(await Promise.all(
            Object.entries(memories).map(async ([name, memory]) => ({
              what: `${name}, memory at most`,
              megabytes: Math.round(Math.max(...(await memory.stop()))),
            })),
          )),
        ],
      };
    } finally {
      await bare.stop();
    }
  });
}

/** Pages whose address is another in each request. */
async function uncachedPages() {
  const script = path.join(tmpdir(), `stillsam-uncached-${process.pid}.lua`);
  await writeFile(
    script,
    `local start, n = os.time(), 0\nrequest = function()\n  n = n + 1\n  return wrk.format('GET', '${ARTICLE}?n=' .. start .. '-' .. n)\nend\n`,
  );
  return perSecond(SHELL + ARTICLE, [...BROTLI, '-s', script], CONNECTIONS_UNCACHED);
}

/** @param {string} url @param {string[]} extra options of wrk. */
async function perSecond(url, extra = [], connections = CONNECTIONS) {
  const load = ['-t1', `-c${connections}`, ...extra, url];
  await execute('wrk', [`-d${WARM_UP_SECONDS}s`, ...load]);
  const { stdout } = await execute('wrk', [`-d${SECONDS}s`, ...load]);
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (errors) throw new Error(`${url} responded ${errors} times with an error`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
