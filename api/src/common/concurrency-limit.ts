import type { NextFunction, Request } from 'express';
import { DomainError } from './domain-error';
import { COMMON_ERRORS } from './error-texts';

/**
 * A request is answered in milliseconds, so 300 requests a second leave a handful in flight. So many are in flight
 * only when more arrive than can be answered.
 */
const MOST_IN_FLIGHT = 200;

/** A monitor must learn that the process lives; streams have slots of their own. */
const NOT_COUNTED = ['/api/health/', '/api/blog/changes'];

/** A response, as far as its beginning and its end go. */
interface Answering {
  writeHead: (...parts: never[]) => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Express middleware: sheds load beyond `most` requests in flight with 503 at once, instead of making everybody wait
 * longer: Node accepts one connection between two rounds of work, so long rounds leave some clients out.
 *
 * It stands behind the body parsers and counts until the answer begins: a client that sends or reads slowly takes
 * nothing from others.
 */
export function limitConcurrency(most = MOST_IN_FLIGHT) {
  let inFlight = 0;
  return ({ path }: Pick<Request, 'path'>, response: Answering, next: NextFunction): void => {
    if (NOT_COUNTED.some((start) => path.startsWith(start))) return next();
    if (inFlight >= most) return next(overloaded());
    inFlight += 1;
    onceAnswering(response, () => {
      inFlight -= 1;
    });
    next();
  };
}

/** Calls back once: when the headers of an answer are written, or its connection is gone before. */
function onceAnswering(response: Answering, callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (!isCalled) callback();
    isCalled = true;
  };
  const { writeHead } = response;
  // Node writes implicit headers by this method as well.
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
