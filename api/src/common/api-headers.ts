import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** Headers of every answer: JSON is neither framed nor sniffed, and a page made of it may load nothing. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // Signing in with Google may pass through here in a window of its own.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' },
  xFrameOptions: { action: 'deny' },
});

/** Nobody stores an answer, unless its route says otherwise. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
