import type { FastifyRequest } from 'fastify';

/** Value of a cookie of ours, whose values need no decoding. @param name without signs of regular expressions. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w.-]{1,2000})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
}
