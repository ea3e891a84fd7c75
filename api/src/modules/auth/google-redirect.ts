import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy, type Profile } from 'passport-google-oauth20';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { readGoogle, verifiedEmail, type GoogleConfig } from './google-credentials';
import { googleLoginFailed, googleUnavailable } from './auth.errors';
import { RedirectState, valueOf } from './redirect-state';

const GIVE_UP_MS = 2800;

/** The callbacks by which passport's strategies report their result. */
interface Actions {
  success(email: string): void;
  redirect(url: string): void;
  fail(): void;
  error(error: unknown): void;
}

type Outcome = { redirect: string } | { email: string };

/** What the strategy reads of a request is the same in Fastify as in Express, by whose types it is described. */
interface FastifyStrategy {
  authenticate(request: FastifyRequest, options: { state?: string }): void;
}

/** Google's authorization code flow. {@link RedirectState} stores its state. */
class GoogleStrategy extends Strategy {
  constructor(google: GoogleConfig, clientSecret: string) {
    super(
      {
        clientID: google.clientId,
        clientSecret,
        callbackURL: google.callbackUrl,
        authorizationURL: google.authorizationUrl,
        tokenURL: google.tokenUrl,
        userProfileURL: google.userInfoUrl,
        scope: ['openid', 'email'],
      },
      (_accessToken: string, _refreshToken: string, profile: Profile, done) => {
        try {
          done(null, verifiedEmail({ ...profile._json }));
        } catch {
          done(null, false);
        }
      },
    );
    // A token in an address would be logged.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }
}

/** Runs the strategy for one request and resolves to its result, within 3 seconds. */
@Injectable()
export class GoogleRedirect {
  readonly #strategy: GoogleStrategy | undefined;

  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    private readonly state: RedirectState,
  ) {
    const google = readGoogle(config);
    if (google?.clientSecret) this.#strategy = new GoogleStrategy(google, google.clientSecret);
  }

  /** @returns the address of the redirect. @throws DomainError 503 GOOGLE_UNAVAILABLE. */
  async begin(reply: FastifyReply): Promise<string> {
    if (!this.#strategy) throw googleUnavailable();
    const outcome = await this.#run(reply.request, { state: await this.state.issue(reply) });
    if (!('redirect' in outcome)) throw googleUnavailable();
    return outcome.redirect;
  }

  /**
   * @returns the address that Google has verified.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED, 503 GOOGLE_UNAVAILABLE.
   */
  async finish(request: FastifyRequest): Promise<string> {
    // Without a code the strategy would start another flow.
    if (typeof valueOf(request, 'code') !== 'string' || !(await this.state.isOwn(request)))
      throw googleLoginFailed();
    const outcome = await this.#run(request, {});
    if (!('email' in outcome)) throw googleLoginFailed();
    return outcome.email;
  }

  #run(request: FastifyRequest, options: { state?: string }): Promise<Outcome> {
    const strategy = this.#strategy;
    if (!strategy) throw googleUnavailable();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(googleUnavailable()), GIVE_UP_MS);
      const settle = (decide: () => void) => {
        clearTimeout(timer);
        decide();
      };
      const actions: Actions = {
        success: (email) => settle(() => resolve({ email })),
        redirect: (redirect) => settle(() => resolve({ redirect })),
        fail: () => settle(() => reject(googleLoginFailed())),
        error: (error) => settle(() => reject(toDomainError(error))),
      };
      // Passport creates a strategy for each request in the same way, with these methods on it.
      const own: FastifyStrategy = Object.assign(Object.create(strategy), actions);
      own.authenticate(request, options);
    });
  }
}

/** Google refuses a code with 4xx; any other failure means that Google is unreachable. */
function toDomainError(error: unknown) {
  const inner: unknown =
    typeof error === 'object' && error && 'oauthError' in error ? error.oauthError : error;
  const status = typeof inner === 'object' && inner && 'statusCode' in inner ? Number(inner.statusCode) : 0;
  const isRefused =
    (status >= 400 && status < 500) ||
    (error instanceof Error && /^(?:TokenError|AuthorizationError)$/.test(error.name));
  return isRefused ? googleLoginFailed() : googleUnavailable();
}
