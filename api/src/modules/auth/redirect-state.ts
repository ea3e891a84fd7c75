import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { API_CONFIG, type ApiConfig } from '../../config/env';

export const STATE_COOKIE = 'stillsam-google';
const COOKIE_PATH = '/api/auth/google';
const LIFETIME_SECONDS = 600;
/** Another audience than that of tokens, so that neither is accepted as the other. */
const AUDIENCE = 'stillsam-google-state';

const STATE = z.object({ state: z.string(), origin: z.string() });

/**
 * The state of a redirect flow, in a signed, httpOnly cookie of the browser that started it, for ten minutes.
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

  /** Starts a flow: sets a cookie with a new state and the origin to return to. @returns the state. */
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

  /** Whether the returned state equals that of the cookie. */
  async isOwn(request: Request): Promise<boolean> {
    const own = await this.read(request);
    return own !== undefined && isSame(own.state, request.query.state);
  }

  /** The content of the cookie, if it has not expired. */
  async read(request: Request): Promise<z.infer<typeof STATE> | undefined> {
    const cookie = new RegExp(`(?:^|; )${STATE_COOKIE}=([\\w.-]{1,2000})(?:;|$)`).exec(
      request.headers.cookie ?? '',
    )?.[1];
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
  forget(request: Request): void {
    request.res?.clearCookie(STATE_COOKIE, this.#cookie());
  }

  /** The origin to return to: one that CORS allows, or the site. */
  originOf(requested: unknown): string {
    return this.#origins.find((origin) => origin === requested) ?? this.#origins[0] ?? '';
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
