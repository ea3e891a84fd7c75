import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { newSecretToken } from '../../text/secret-token';
import { readCookie, setCookie } from '../../http/cookies';

const STATE_COOKIE = 'stillsam-google';
/** Holds the secret of the browser to which a one-time code was given. */
const CODE_COOKIE = 'stillsam-google-code';
const COOKIE_PATH = '/api/auth/google';
const LIFETIME_SECONDS = 600;
/** Of a one-time code and its cookie. */
export const CODE_LIFETIME_MS = 300_000;
/** Another audience than that of tokens, so that neither is accepted as the other. */
const AUDIENCE = 'stillsam-google-state';

/** A state counts as used for as long as its cookie would be valid. */
const ONCE: RateLimit = { name: 'google state', points: 1, seconds: LIFETIME_SECONDS };

const STATE = z.object({ state: z.string(), origin: z.string() });

/**
 * The state of a redirect flow, in a signed, httpOnly cookie of the browser that started it, for ten minutes, and the
 * secret that binds the one-time code to the same browser.
 */
@Injectable()
export class RedirectState {
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;
  /** The origins that share the cookies of the callback's host, which is the first. */
  readonly #origins: string[];

  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    private readonly limits: RateLimits,
  ) {
    const callback = new URL(config.google.callbackUrl);
    this.#key = new TextEncoder().encode(config.jwt.secret);
    this.#isSecure = callback.protocol === 'https:';
    const isSameHost = (origin: string) => new URL(origin).hostname === callback.hostname;
    this.#origins = [callback.origin, ...config.allowedOrigins.filter(isSameHost)];
  }

  /** Starts a flow: sets a cookie with a new state and the origin to return to. @returns the state. */
  async issue(reply: FastifyReply): Promise<string> {
    const state = randomBytes(24).toString('base64url');
    const cookie = await new SignJWT({ state, origin: this.originOf(valueOf(reply.request, 'origin')) })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(this.#key);
    this.#setCookie(reply, STATE_COOKIE, cookie, LIFETIME_SECONDS);
    return state;
  }

  /** Whether the returned state equals that of the cookie, and returns for the first time. */
  async isOwn(request: FastifyRequest): Promise<boolean> {
    const own = await this.read(request);
    if (own === undefined || !isSame(own.state, valueOf(request, 'state'))) return false;
    return (await this.limits.consume(ONCE, own.state)) === 0;
  }

  /** The content of the cookie, if it has not expired. */
  async read(request: FastifyRequest): Promise<z.infer<typeof STATE> | undefined> {
    const cookie = readCookie(request, STATE_COOKIE);
    if (!cookie) return undefined;
    try {
      const { payload } = await jwtVerify(cookie, this.#key, { audience: AUDIENCE, algorithms: ['HS256'] });
      return STATE.parse(payload);
    } catch {
      // The cookie is forged, expired or of another release.
      return undefined;
    }
  }

  /** Clears the cookie, because a state is valid once. */
  forget(reply: FastifyReply): void {
    this.#setCookie(reply, STATE_COOKIE, '', 0);
  }

  /** Gives the browser a secret, without which a one-time code is worth nothing. @returns the secret. */
  bindCode(reply: FastifyReply): string {
    const { token: secret } = newSecretToken();
    this.#setCookie(reply, CODE_COOKIE, secret, CODE_LIFETIME_MS / 1000);
    return secret;
  }

  /** The secret of the browser that exchanges a code. */
  secretOf(request: FastifyRequest): string | undefined {
    return readCookie(request, CODE_COOKIE);
  }

  /** Clears the secret, because a code is valid once. */
  forgetSecret(reply: FastifyReply): void {
    this.#setCookie(reply, CODE_COOKIE, '', 0);
  }

  /** The origin to return to: one that CORS allows on the callback's host, or the callback's. */
  originOf(requested: unknown): string {
    return this.#origins.find((origin) => origin === requested) ?? this.#origins[0] ?? '';
  }

  /** @param value needs no encoding. @param maxAge seconds; 0 clears the cookie. */
  #setCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    setCookie(reply, { name, value, path: COOKIE_PATH, maxAge, isSecure: this.#isSecure, sameSite: 'Lax' });
  }
}

/** A field of the request's address. */
export function valueOf({ query }: FastifyRequest, name: string): unknown {
  return typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
}

function isSame(own: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [one, two] = [Buffer.from(own), Buffer.from(given)];
  return one.length === two.length && timingSafeEqual(one, two);
}
