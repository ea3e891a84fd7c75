import type { NextFunction, Request } from 'express';
import { DomainError } from './domain-error';
import { COMMON_ERRORS } from './error-texts';

/** 300 requests a second leave a handful in flight, so this many mean that more arrive than the API can answer. */
const MOST_IN_FLIGHT = 200;

/** Health checks must pass under load; event streams have a limit of their own (`StreamSlots`). */
const NOT_COUNTED = ['/api/health/', '/api/blog/changes'];

/** The part of a response that the limit needs. */
interface StartingResponse {
  writeHead: (...parts: never[]) => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Express middleware for load shedding: it answers 503 beyond `most` requests in flight. Without it every client
 * waits longer, and Node, which accepts one connection between two rounds of the event loop, leaves some out.
 *
 * It runs after the body parsers and counts a request until its response begins, so a client that sends or reads
 * slowly takes no place.
 */
export function limitConcurrency(most = MOST_IN_FLIGHT) {
  let inFlight = 0;
  return ({ path }: Pick<Request, 'path'>, response: StartingResponse, next: NextFunction): void => {
    if (NOT_COUNTED.some((start) => path.startsWith(start))) return next();
    if (inFlight >= most) return next(overloaded());
    inFlight += 1;
    onceStarted(response, () => {
      inFlight -= 1;
    });
    next();
  };
}

/** Calls back once: when the response's headers are written, or its connection closes before. */
function onceStarted(response: StartingResponse, callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (!isCalled) callback();
    isCalled = true;
  };
  const { writeHead } = response;
  // Node calls this method for implicit headers too.
  response.writeHead = (...parts: unknown[]) => {
    call();
    return Reflect.apply(writeHead, response, parts);
  };
  response.once('close', call);
}

function overloaded(): DomainError {
  return new DomainError(COMMON_ERRORS.OVERLOADED, {
    status: 503,
    code: 'OVERLOADED',
    headers: { 'Retry-After': '2' },
  });
}
