import type { NextFunction, Request } from 'express';
import { DomainError } from './domain-error';
import { COMMON_ERRORS } from './error-texts';

/**
 * What is answered in some milliseconds leaves a handful waiting, at 300 requests a second; this many wait only when
 * more come than can be answered.
 */
const MOST_UNDER_WAY = 200;

/** A monitor must hear that the process lives, and a stream is under way for as long as somebody listens. */
const NOT_COUNTED = ['/api/health/', '/api/blog/changes'];

/** An answer, as far as its end goes. */
interface Ending {
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Express middleware: refuses what comes on top of `most` requests under way with 503. It is told at once, instead of
 * everybody waiting longer and longer: Node takes one new connection between two rounds of work, so long rounds leave
 * some out altogether.
 */
export function limitUnderWay(most = MOST_UNDER_WAY) {
  let underWay = 0;
  return ({ path }: Pick<Request, 'path'>, response: Ending, next: NextFunction): void => {
    if (NOT_COUNTED.some((start) => path.startsWith(start))) return next();
    if (underWay >= most) return next(overloaded());
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    next();
  };
}

function overloaded(): DomainError {
  return new DomainError(COMMON_ERRORS.OVERLOADED, {
    status: 503,
    code: 'OVERLOADED',
    headers: { 'Retry-After': '2' },
  });
}
