import type { NextFunction, Request, Response } from 'express';

/** Headers of every answer. */
export const API_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Frame-Options': 'DENY',
};

/** Sets them. Nobody stores an answer, unless its route says otherwise. */
export function apiHeaders(_request: Request, response: Response, next: NextFunction): void {
  for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  next();
}
