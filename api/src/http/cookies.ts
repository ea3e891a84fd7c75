import type { FastifyReply, FastifyRequest } from 'fastify';

interface Cookie {
  name: string;
  /** Needs no encoding. */
  value: string;
  path: string;
  /** Seconds; 0 clears the cookie. */
  maxAge: number;
  isSecure: boolean;
  /** `Lax` where the browser comes back from another site. */
  sameSite: 'Strict' | 'Lax';
}

/** Sets a cookie that no script can read. */
export function setCookie(
  reply: FastifyReply,
  { name, value, path, maxAge, isSecure, sameSite }: Cookie,
): void {
  const attributes = `Max-Age=${maxAge}; Path=${path}; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=${sameSite}`;
  reply.header('Set-Cookie', `${name}=${value}; ${attributes}`);
}

/** Value of a cookie of ours, whose values need no decoding. @param name without signs of regular expressions. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w.-]{1,2000})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
}
