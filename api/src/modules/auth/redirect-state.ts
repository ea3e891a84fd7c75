import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { API_CONFIG, type ApiConfig } from '../../config/env';

export const STATE_COOKIE = 'stillsam-google';
const COOKIE_PATH = '/api/auth/google';
const LIFETIME_SECONDS = 600;
/** Another audience than that of tokens: neither can pass for the other. */
const AUDIENCE = 'stillsam-google-state';

const STATE = z.object({ state: z.string(), origin: z.string() });

/**
 * The state of a redirect flow, kept in the browser that began it: in a signed, httpOnly cookie, for ten minutes.
 */
@Injectable()
export class RedirectState {
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;
  readonly #origins: string[];

  constructor(@Inject(API_CONFIG) config: ApiConfig) {
    this.#key = new TextEncoder().encode(config.jwt.secret);
    this.#isSecure = config.google.callbackUrl.startsWith('https:');
    this.#origins = [config.siteOrigin, ...config.allowedOrigins];
  }

  /** Begins: gives this browser a state, and remembers the origin to return to. @returns the state. */
  async issue(request: Request): Promise<string> {
    const state = randomBytes(24).toString('base64url');
    const cookie = await new SignJWT({ state, origin: this.originOf(request.query.origin) })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(this.#key);
    request.res?.cookie(STATE_COOKIE, cookie, { ...this.#cookie(), maxAge: LIFETIME_SECONDS * 1000 });
    return state;
  }

  /** Whether the state that came back is the one that this browser was given. */
  async isOwn(request: Request): Promise<boolean> {
    const own = await this.read(request);
    return own !== undefined && isSame(own.state, request.query.state);
  }

  /** What this browser was given, if it has not expired. */
  async read(request: Request): Promise<z.infer<typeof STATE> | undefined> {
    const cookie = new RegExp(`(?:^|; )${STATE_COOKIE}=([\\w.-]{1,2000})(?:;|$)`).exec(
      request.headers.cookie ?? '',
    )?.[1];
    if (!cookie) return undefined;
    try {
      const { payload } = await jwtVerify(cookie, this.#key, { audience: AUDIENCE, algorithms: ['HS256'] });
      return STATE.parse(payload);
    } catch {
      // Forged, expired or of another release: there is no state.
      return undefined;
    }
  }

  /** Each state is good for one return. */
  forget(request: Request): void {
    request.res?.clearCookie(STATE_COOKIE, this.#cookie());
  }

  /** The origin to return to: one that may call this API, or the site. */
  originOf(asked: unknown): string {
    return this.#origins.find((origin) => origin === asked) ?? this.#origins[0] ?? '';
  }

  #cookie() {
    return { httpOnly: true, secure: this.#isSecure, sameSite: 'lax', path: COOKIE_PATH } as const;
  }
}

function isSame(own: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [one, two] = [Buffer.from(own), Buffer.from(given)];
  return one.length === two.length && timingSafeEqual(one, two);
}
