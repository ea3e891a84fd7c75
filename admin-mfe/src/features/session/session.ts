import {
  ApiError,
  createApiClient,
  uploadForm,
  type ApiClient,
  type UploadOptions,
} from '@stillsam/api-client';
import { SESSION_COPY } from './session.copy';
import type { GoogleProvider, PasswordChange, SessionState, SessionUser } from './session.types';
import type { TokenStore } from './token-store';

interface SessionOptions {
  /** Prepended to `/api/…`. */
  apiOrigin: string;
  tokens: TokenStore;
}

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Who is signed in, and the one way to the API as that user.
 *
 * A call that finds the session ended waits until the user has signed in again and is then repeated, so that a
 * save in mid edit goes on by itself.
 */
export class Session {
  readonly #apiOrigin: string;
  readonly #tokens: TokenStore;
  readonly #client: ApiClient;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #waiting: Waiting[] = [];

  constructor({ apiOrigin, tokens }: SessionOptions) {
    this.#apiOrigin = apiOrigin;
    this.#tokens = tokens;
    this.#client = createApiClient({ baseUrl: apiOrigin, getToken: () => tokens.read() });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  /** Verifies a stored token and subscribes to other tabs. @returns ends the subscription. */
  start(): () => void {
    void this.verify();
    return this.#tokens.onChangeElsewhere(() => this.#followOtherTab());
  }

  /** Asks the API whether the stored token is valid. An invalid one is cleared silently. */
  async verify(): Promise<void> {
    const token = this.#tokens.read();
    if (!token) return this.#set({ status: 'signed-out' });
    if (this.#state.status === 'unreachable') this.#set({ status: 'loading' });
    try {
      const { data } = await this.#client.GET('/api/auth/verify');
      if (data?.valid && data.user) return this.#admit(data.user);
      this.#end();
    } catch (error) {
      if (isRejectedToken(error)) this.#end();
      else if (this.#state.status === 'loading') this.#set({ status: 'unreachable' });
    }
  }

  /**
   * Signs an admin in and stores the token.
   *
   * @throws ApiError as the API answers it; of status 403 for a user who is no admin, whose token is not stored.
   */
  async signIn(email: string, password: string): Promise<SessionUser> {
    const { data } = await this.#client.POST('/api/auth/login', { body: { email, password } });
    return this.#enter(data);
  }

  /** Signs in with the one-time code of Google's redirect flow. */
  async signInByCode(code: string): Promise<SessionUser> {
    const { data } = await this.#client.POST('/api/auth/google/exchange', { body: { code } });
    return this.#enter(data);
  }

  /** Signs in with the ID token that Google returned in the address. */
  async signInByIdToken(credential: string): Promise<SessionUser> {
    const { data } = await this.#client.POST('/api/auth/google', { body: { credential } });
    return this.#enter(data);
  }

  /** Changes the password and stores the new token; the API ends every other session of the user. */
  async changePassword(body: PasswordChange): Promise<void> {
    const answer = await this.call(async (client) => {
      const { data } = await client.POST('/api/auth/password', { body });
      return data;
    });
    this.#enter(answer);
  }

  /** The API's configuration of Google sign-in; null where it is not set up. */
  async googleProvider(): Promise<GoogleProvider | null> {
    const { data } = await this.#client.GET('/api/auth/providers');
    return data?.google ?? null;
  }

  #enter(answer: { token?: string; user?: SessionUser } | undefined): SessionUser {
    if (!answer?.token || !answer.user) throw new Error('The sign-in answer holds no token');
    if (!answer.user.isAdmin) throw new ApiError(SESSION_COPY.notAdmin, { kind: 'api', status: 403 });
    this.#tokens.write(answer.token);
    this.#admit(answer.user);
    return answer.user;
  }

  /** Revokes the token at the API if it is reachable, and removes it from this browser in any case. */
  async signOut(): Promise<void> {
    try {
      if (this.#tokens.read()) await this.#client.POST('/api/auth/logout');
    } catch {
      // An unreachable API must not keep the user signed in at this browser.
    } finally {
      this.#clear();
    }
  }

  /**
   * Calls the API as the signed-in user.
   *
   * @throws ApiError; of status 401 only when the user chose not to sign in again.
   */
  async call<Answer>(ask: (client: ApiClient) => Promise<Answer>): Promise<Answer> {
    const token = this.#tokens.read();
    try {
      return await ask(this.#client);
    } catch (error) {
      if (!isRejectedToken(error)) throw error;
      const isRenewed = this.#state.status === 'signed-in' && this.#tokens.read() !== token;
      if (!isRenewed) await this.#signedInAgain(error);
      return ask(this.#client);
    }
  }

  /** Calls the API in the background: an ended session opens no dialog. @throws ApiError. */
  attempt<Answer>(ask: (client: ApiClient) => Promise<Answer>): Promise<Answer> {
    return ask(this.#client);
  }

  /** Sends a form with a file as the signed-in user. @param path begins with `/api/`. @throws as {@link call}. */
  upload(
    path: string,
    form: FormData,
    options: Pick<UploadOptions, 'onProgress' | 'signal'>,
  ): Promise<unknown> {
    const url = this.#apiOrigin + path;
    return this.call(() => uploadForm({ ...options, url, form, token: this.#tokens.read() }));
  }

  /** The user does not sign in again now: waiting calls fail, the page stays as it is. */
  dismissSignIn(): void {
    if (this.#state.status !== 'expired') return;
    this.#set({ ...this.#state, isAsking: false });
    this.#rejectWaiting();
  }

  #signedInAgain(reason: unknown): Promise<void> {
    if (this.#state.status !== 'signed-in' && this.#state.status !== 'expired') return Promise.reject(reason);
    this.#end();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #followOtherTab(): void {
    if (this.#tokens.read()) void this.verify();
    else if (this.#state.status === 'signed-in') this.#end();
  }

  /** The token is invalid. An open page is kept and asks for a new sign-in; otherwise the user is signed out. */
  #end(): void {
    if (this.#state.status !== 'signed-in' && this.#state.status !== 'expired') return this.#clear();
    this.#tokens.clear();
    this.#set({ status: 'expired', user: this.#state.user, isAsking: true });
  }

  #admit(user: SessionUser): void {
    this.#set({ status: 'signed-in', user });
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  #clear(): void {
    this.#tokens.clear();
    this.#set({ status: 'signed-out' });
    this.#rejectWaiting();
  }

  #rejectWaiting(): void {
    const reason = new ApiError(SESSION_COPY.signedOut, { kind: 'api', status: 401 });
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The API rejects the token: expired, revoked, or never valid. */
function isRejectedToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
