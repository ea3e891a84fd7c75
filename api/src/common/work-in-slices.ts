import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Milliseconds of work between two looks at the network. Node takes one new connection at each of them, so that long
 * rounds of work would leave some callers waiting for minutes while those that are connected are served.
 */
const SLICE_MS = 3;

/** Hands requests on in the order in which they came, for a few milliseconds at a time. */
export function workInSlices(handle: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let isAwaited = false;

  const awaitTurn = () => {
    isAwaited = waiting.length > 0;
    if (isAwaited) setImmediate(work);
  };
  const work = () => {
    const end = performance.now() + SLICE_MS;
    for (let next = waiting.shift(); next; next = performance.now() < end ? waiting.shift() : undefined)
      if (!next[1].destroyed) handle(...next);
    awaitTurn();
  };
  return (request, response) => {
    waiting.push([request, response]);
    if (!isAwaited) awaitTurn();
  };
}
