/**
 * Worker thread: evaluates one release and renders its pages. It holds no environment, and what a release finds in its
 * scope reaches nothing but the API. That is no wall against one that searches (ADR 87).
 */
import { workerData } from 'node:worker_threads';
import { setRuntimeConfig } from '@stillsam/platform';
import workerpool from 'workerpool';
import { PageRenderer, type RenderResult } from './render-page';
import type { Facts } from '../content/site-facts';
import { collectTags } from '../content/content-tags';
import { evaluateRelease } from './evaluate-release';
import { fetchOverPort } from './fetch-over-port';
import type { OwnWorkerData, RemoteDescription } from './remote-pool';

const { apiPort, area, owners, name, source, filename, siteOrigin, apiOrigin }: OwnWorkerData = workerData;

setRuntimeConfig({ siteOrigin, apiOrigin });

/** Number of the task that runs: a worker gets one at a time. */
let rendering = 0;
const { fetch, take: takeTags } = collectTags(fetchOverPort(apiPort, () => rendering));
let renderer: PageRenderer | undefined;

/** Evaluated at the first call, so that its error reaches the caller. */
function start(): PageRenderer {
  if (renderer) return renderer;
  // The global ones would lead past it; Node and the worker keep their own references.
  globalThis.fetch = fetch;
  for (const name of ['process', 'WebSocket']) Reflect.deleteProperty(globalThis, name);
  const { routes } = evaluateRelease(source, filename, fetch);
  renderer = new PageRenderer({ area, owners, remote: { name, routes }, siteOrigin });
  return renderer;
}

/** Between threads objects lose their `toJSON`, so the document's data is made here. */
async function render(
  path: string,
  released: string[],
  number: number,
  form: string | undefined,
  facts: Facts | undefined,
): Promise<RenderResult> {
  rendering = number;
  setRuntimeConfig({ siteOrigin, apiOrigin, ...facts });
  const renderer = start();
  // A loader that was too slow may have ended between two pages.
  takeTags();
  const result = await renderer.render(path, released, form);
  if (result.kind === 'page') {
    result.hydration = JSON.parse(JSON.stringify(result.hydration));
    result.tags = takeTags();
  }
  return result;
}

workerpool.worker({
  describe: (): RemoteDescription => ({ patterns: start().patterns }),
  render,
});
