import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** So few that no visitor can be told from many others. */
const BUCKETS = 100;
const COOKIE = 'stillsam-version';
const DAYS_30 = 30 * 24 * 60 * 60;
const BUCKET = /^\d{1,2}$/;

/** The bucket of a visitor, who gets one at random and keeps it, so that one release answers from page to page. */
export function bucketOf({ cookies, protocol }: FastifyRequest, reply: FastifyReply): number {
  const known = cookies[COOKIE] ?? '';
  if (BUCKET.test(known)) return Number(known);
  const bucket = randomInt(BUCKETS);
  reply.setCookie(COOKIE, String(bucket), {
    path: '/',
    maxAge: DAYS_30,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  });
  return bucket;
}
