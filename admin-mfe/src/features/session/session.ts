import type { components } from '@stillsam/contracts';
import {
  ApiError,
  createApiClient,
  uploadForm,
  type ApiClient,
  type UploadOptions,
} from '@stillsam/api-client';
import { bodyOf } from '../../api/use-api';
import { SESSION_COPY } from './session.copy';
import { signInAgain } from './sign-in-again';
import { onTokenChangeElsewhere, storedToken } from './token-store';

/** The signed-in user as the API returns it. */
/** A part of the back office, which a role may use or not. */
export type Area = components['schemas']['UserDto']['areas'][number];

export interface SessionUser {
  id: string;
  email: string;
  username: string;
  /** For bylines; empty until the user sets it. */
  name: string;
  role: string;
  isAdmin: boolean;
  /** What the role may use. */
  areas: readonly Area[];
}

export type SessionState =
  /** A stored token is being verified, or the server renders. */
  | { status: 'loading' }
  /** A token is stored but could not be verified. */
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  /** The token expired while a page was open; the page stays, with what was typed. */
  | { status: 'expired'; user: SessionUser; isDialogOpen: boolean };

/** The API's configuration of Google sign-in. */
export type GoogleProvider = components['schemas']['GoogleProviderDto'];

/** The body of a password change. */
export type PasswordChange = components['schemas']['ChangePasswordDto'];

/** Whether a user may open the back office: the role may use a part of it. */
export function hasBackOffice({ areas }: SessionUser): boolean {
  return areas.length > 0;
}

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** The state of the sign-in, and the clients for calls to the API as that user. */
export class Session {
  readonly #apiOrigin: string;
  /** A call that finds the session ended waits until the user signs in again, and is then repeated. */
  readonly client: ApiClient;
  /** A call that finds the session ended fails. */
  readonly background: ApiClient;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #waiting: Waiting[] = [];

  /** @param apiOrigin prepended to `/api/…`. */
  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
    const options = { baseUrl: apiOrigin, getToken: storedToken.read };
    this.background = createApiClient(options);
    this.client = createApiClient(options);
    this.client.use(signInAgain((rejectedToken) => this.#renew(rejectedToken)));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  /** Verifies a stored token and subscribes to other tabs. @returns ends the subscription. */
  start(): () => void {
    void this.verify();
    return onTokenChangeElsewhere(() => this.#followOtherTab());
  }

  /** Verifies the stored token at the API. An invalid one is cleared without a message. */
  async verify(): Promise<void> {
    const token = storedToken.read();
    if (!token) return this.#set({ status: 'signed-out' });
    if (this.#state.status === 'unreachable') this.#set({ status: 'loading' });
    try {
      const { data } = await this.background.GET('/api/auth/verify');
      if (data?.valid && data.user) return this.#admit(data.user);
      this.#end();
    } catch (error) {
      if (isRejectedToken(error)) this.#end();
      else if (this.#state.status === 'loading') this.#set({ status: 'unreachable' });
    }
  }

  /**
   * Signs a user of the back office in and stores the token.
   *
   * @throws ApiError of the API's response; of status 403 for any other user, whose token is not stored.
   */
  async signIn(email: string, password: string): Promise<SessionUser> {
    const { data } = await this.background.POST('/api/auth/login', { body: { email, password } });
    return this.#enter(data);
  }

  /** Signs in with the one-time code of Google's redirect flow. */
  async signInByCode(code: string): Promise<SessionUser> {
    const { data } = await this.background.POST('/api/auth/google/exchange', { body: { code } });
    return this.#enter(data);
  }

  /** Signs in with the ID token that Google returned in the address. */
  async signInByIdToken(credential: string): Promise<SessionUser> {
    const { data } = await this.background.POST('/api/auth/google', { body: { credential } });
    return this.#enter(data);
  }

  /** Changes the password and stores the new token; the API ends every other session of the user. */
  async changePassword(body: PasswordChange): Promise<void> {
    const { data } = await this.client.POST('/api/auth/password', { body });
    this.#enter(data);
  }

  /** Changes the name of the user, for bylines. */
  async changeName(name: string): Promise<void> {
    this.#admit(await bodyOf(this.client.PUT('/api/auth/name', { body: { name } })));
  }

  /** The API's configuration of Google sign-in; null where it is not set up. */
  async googleProvider(): Promise<GoogleProvider | null> {
    const { data } = await this.background.GET('/api/auth/providers');
    return data?.google ?? null;
  }

  #enter(response: { token?: string; user?: SessionUser } | undefined): SessionUser {
    if (!response?.token || !response.user) throw new Error('The sign-in response holds no token');
    if (!hasBackOffice(response.user))
      throw new ApiError(SESSION_COPY.notAdmin, { kind: 'api', status: 403 });
    storedToken.save(response.token);
    this.#admit(response.user);
    return response.user;
  }

  /** Revokes the token at the API if it is reachable, and removes it from this browser in any case. */
  async signOut(): Promise<void> {
    try {
      if (storedToken.read()) await this.background.POST('/api/auth/logout');
    } catch {
      // An unreachable API must not keep the user signed in at this browser.
    } finally {
      this.#clear();
    }
  }

  /** Sends a form with a file as the signed-in user. @param path begins with `/api/`. @throws as a call of `client`. */
  async upload(
    path: string,
    form: FormData,
    options: Pick<UploadOptions, 'onProgress' | 'signal'>,
  ): Promise<unknown> {
    const url = this.#apiOrigin + path;
    const token = storedToken.read();
    const send = () => uploadForm({ ...options, url, form, token: storedToken.read() });
    try {
      return await send();
    } catch (error) {
      if (!isRejectedToken(error) || !(await this.#renew(token))) throw error;
      return send();
    }
  }

  /** The user closes the dialog without signing in: waiting calls fail, the page stays as it is. */
  dismissSignIn(): void {
    if (this.#state.status !== 'expired') return;
    this.#set({ ...this.#state, isDialogOpen: false });
    this.#rejectWaiting();
  }

  /**
   * Waits until the user has signed in again after a token was rejected. A token that was replaced meanwhile needs no
   * dialog. @returns false where nobody was signed in. @throws ApiError of status 401 when the user dismisses it.
   */
  async #renew(rejectedToken: string | null): Promise<boolean> {
    if (this.#state.status === 'signed-in' && storedToken.read() !== rejectedToken) return true;
    if (this.#state.status !== 'signed-in' && this.#state.status !== 'expired') return false;
    this.#end();
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    return true;
  }

  #followOtherTab(): void {
    if (storedToken.read()) void this.verify();
    else if (this.#state.status === 'signed-in') this.#end();
  }

  /** The token is invalid. An open page stays and shows the sign-in dialog; otherwise the user is signed out. */
  #end(): void {
    if (this.#state.status !== 'signed-in' && this.#state.status !== 'expired') return this.#clear();
    storedToken.clear();
    this.#set({ status: 'expired', user: this.#state.user, isDialogOpen: true });
  }

  #admit(user: SessionUser): void {
    this.#set({ status: 'signed-in', user });
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  #clear(): void {
    storedToken.clear();
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
