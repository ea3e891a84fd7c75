import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { isStorable } from '../../http/safe-text';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { googleLoginFailed, googleUnavailable } from './auth.errors';

export type GoogleConfig = ApiConfig['google'] & { clientId: string };

/** Google's settings, or undefined where signing in with Google is not set up. */
export function readGoogle({ google }: ApiConfig): GoogleConfig | undefined {
  return google.clientId ? { ...google, clientId: google.clientId } : undefined;
}

/** Start of the redirect flow, on the host of its callback, which needs the cookie. */
export function redirectStart({ callbackUrl }: GoogleConfig): string {
  return callbackUrl.replace(/\/callback$/, '');
}

/** The response comes within 3 seconds, also when Google does not respond. */
const KEYS_TIMEOUT_MS = 2500;
/** Errors of an invalid token; other errors mean that the keys are unavailable. */
const WRONG_TOKEN = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

/** Verifies Google's ID tokens by the keys that Google publishes. */
@Injectable()
export class GoogleCredentials {
  readonly #google: GoogleConfig | undefined;
  readonly #keys: JWTVerifyGetKey | undefined;

  constructor(@Inject(API_CONFIG) config: ApiConfig) {
    this.#google = readGoogle(config);
    this.#keys =
      this.#google && createRemoteJWKSet(new URL(this.#google.jwksUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  }

  /**
   * @returns the address that Google has verified.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED, 503 GOOGLE_UNAVAILABLE.
   */
  async verify(credential: string): Promise<string> {
    if (!this.#google || !this.#keys) throw googleUnavailable();
    const { issuer, clientId } = this.#google;
    try {
      const { payload } = await jwtVerify(credential, this.#keys, {
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
      });
      return verifiedEmail(payload);
    } catch (error) {
      if (WRONG_TOKEN.some((kind) => error instanceof kind)) throw googleLoginFailed();
      throw googleUnavailable();
    }
  }
}

/** @throws when Google has not verified the address. */
export function verifiedEmail({ email, email_verified }: Record<string, unknown>): string {
  if (typeof email !== 'string' || email.length > 254 || !isStorable(email) || email_verified !== true)
    throw new errors.JWTClaimValidationFailed('the address is not verified', {});
  return email;
}
