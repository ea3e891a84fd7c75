import type { components } from '@stillsam/contracts';
import {
  ApiError,
  createApiClient,
  uploadForm,
  type ApiClient,
  type UploadOptions,
} from '@stillsam/api-client';
import { bodyOf } from '../../api/use-api';
import { answerPasskey } from './passkeys';
import { SESSION_COPY } from './session.copy';
import { repeatOnceAllowed } from './repeat-once-allowed';
import { oneAtATime, renewToken, onTokenChangeElsewhere, storedToken } from './token-store';

/** A part of the back office, which a role may use or not. */
export type Area = components['schemas']['UserDto']['areas'][number];

/** The signed-in user. */
type SessionUser = components['schemas']['UserDto'];

export type SessionState =
  /** A stored token is being verified, or the server renders. */
  | { status: 'loading' }
  /** A token is stored but could not be verified. */
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  /** `isProofAsked` while a call waits for the user to prove again who they are. */
  | { status: 'signed-in'; user: SessionUser; isProofAsked: boolean }
  /** The session ended while a page was open; the page stays, with what was typed. */
  | { status: 'expired'; user: SessionUser; isDialogOpen: boolean };

/** The ways to sign in beside the password. */
export type Providers = components['schemas']['ProvidersDto'];

/** The body of a password change. */
export type PasswordChange = components['schemas']['ChangePasswordDto'];

/** What the user proves again who they are by: one of the three. */
type Proof = components['schemas']['StepUpDto'];

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
  /**
   * A call that finds the session ended waits until the user signs in again, and one that asks for a proof until they
   * have given it; then it is repeated.
   */
  readonly client: ApiClient;
  /** Renews an expired token too. A call that finds the session ended, or asks for a proof, fails without a dialog. */
  readonly background: ApiClient;
  /** For the calls that make a session. */
  readonly #plain: ApiClient;
  #providers: Promise<Providers> | null = null;
  /** Number of the last sign-in by passkey, which ends those before. */
  #ceremony = 0;
  #asking: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #waiting: Waiting[] = [];
  #waitingForProof: ((isProven: boolean) => void)[] = [];

  /** @param apiOrigin prepended to `/api/…`. */
  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
    const options = { baseUrl: apiOrigin, getToken: storedToken.read };
    this.#plain = createApiClient(options);
    this.background = createApiClient(options);
    this.background.use(
      repeatOnceAllowed({
        signIn: async (rejectedToken) =>
          this.#state.status === 'signed-in' && renewToken(this.#plain, rejectedToken),
        prove: () => Promise.resolve(false),
      }),
    );
    this.client = createApiClient(options);
    this.client.use(
      repeatOnceAllowed({
        signIn: (rejectedToken) => this.#signInAgain(rejectedToken),
        prove: () => this.#askForProof(),
      }),
    );
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

  /** Verifies the stored token at the API, and renews one that has expired. An invalid one is cleared without a message. */
  verify(): Promise<void> {
    return this.#verify({ mayRenew: true });
  }

  async #verify({ mayRenew }: { mayRenew: boolean }): Promise<void> {
    const token = storedToken.read();
    if (!token) return this.#set({ status: 'signed-out' });
    if (this.#state.status === 'unreachable') this.#set({ status: 'loading' });
    try {
      const { data } = await this.#plain.GET('/api/auth/verify');
      if (data?.valid && data.user) return this.#admit(data.user);
      this.#end();
    } catch (error) {
      if (!isRejectedToken(error)) return this.#giveUp();
      if (!mayRenew) return this.#end();
      const isRenewed = await renewToken(this.#plain, token).catch(() => null);
      if (isRenewed === null) return this.#giveUp();
      if (isRenewed) return this.#verify({ mayRenew: false });
      this.#end();
    }
  }

  /** The token could not be verified: it is kept, and the user can try again. */
  #giveUp(): void {
    if (this.#state.status === 'loading') this.#set({ status: 'unreachable' });
  }

  /**
   * Signs a user of the back office in and stores the token.
   *
   * @param code the second factor, where the API asks for it.
   * @throws ApiError of the API's response; of status 403 for any other user, whose token is not stored.
   */
  async signIn(email: string, password: string, code?: string): Promise<SessionUser> {
    const body = { email, password, second_factor: code };
    const { data } = await this.#plain.POST('/api/auth/login', { body });
    return this.#enter(data);
  }

  /** Signs in with the one-time code of Google's redirect flow. */
  async signInByCode(code: string, secondFactor?: string): Promise<SessionUser> {
    const body = { code, second_factor: secondFactor };
    const { data } = await this.#plain.POST('/api/auth/google/exchange', { body });
    return this.#enter(data);
  }

  /** Signs in with the ID token that Google returned in the address. */
  async signInByIdToken(credential: string, secondFactor?: string): Promise<SessionUser> {
    const body = { credential, second_factor: secondFactor };
    const { data } = await this.#plain.POST('/api/auth/google', { body });
    return this.#enter(data);
  }

  /**
   * Signs in by a passkey, which the browser asks the user for.
   *
   * @param isAutofill whether the browser offers it in the address field, until the user chooses one.
   * @throws ApiError; an error of the browser where the user cancels.
   */
  async signInByPasskey({ isAutofill = false } = {}): Promise<SessionUser> {
    const ceremony = (this.#ceremony += 1);
    // One after the other: the browser's cookie belongs to the challenge that came last.
    const asked = this.#asking.then(() => bodyOf(this.#plain.POST('/api/auth/passkeys/sign-in/options')));
    this.#asking = asked.catch(() => {});
    const { options } = await asked;
    if (ceremony !== this.#ceremony) throw new DOMException('Another ceremony has begun', 'AbortError');
    const credential = await answerPasskey(options, { isAutofill });
    const { data } = await this.#plain.POST('/api/auth/passkeys/sign-in', { body: { credential } });
    return this.#enter(data);
  }

  /** Proves again who the user is; the waiting calls are repeated. @throws ApiError of the API's refusal. */
  async prove(proof: Proof): Promise<void> {
    await oneAtATime(async () => {
      const { data } = await this.#plain.POST('/api/auth/step-up', { body: proof });
      this.#enter(data);
    });
  }

  /** Proves it by a passkey. @throws ApiError; an error of the browser where the user cancels. */
  async proveByPasskey(): Promise<void> {
    const { options } = await bodyOf(this.#plain.POST('/api/auth/step-up/options'));
    await this.prove({ credential: await answerPasskey(options) });
  }

  /** The user closes the dialog: the waiting calls fail with the API's refusal. */
  dismissProof(): void {
    this.#settleProof(false);
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

  /** The ways to sign in beside the password. */
  providers(): Promise<Providers> {
    this.#providers ??= bodyOf(this.#plain.GET('/api/auth/providers'));
    this.#providers.catch(() => (this.#providers = null));
    return this.#providers;
  }

  #enter(response: { token?: string; user?: SessionUser } | undefined): SessionUser {
    if (!response?.token || !response.user) throw new Error('The sign-in response holds no token');
    if (!hasBackOffice(response.user))
      throw new ApiError(SESSION_COPY.notAdmin, { kind: 'api', status: 403 });
    storedToken.save(response.token);
    this.#admit(response.user);
    // Signing in is a proof too; a call that finds that it was none fails.
    this.#settleProof(true);
    return response.user;
  }

  /**
   * Ends the session at the API if it is reachable, also by a token that has to be renewed first, and removes the token
   * from this browser in any case.
   */
  async signOut(): Promise<void> {
    try {
      if (storedToken.read()) await this.background.POST('/api/auth/logout');
    } catch {
      // An unreachable API must not keep the user signed in at this browser.
    } finally {
      this.#clear();
    }
  }

  /** Signs out everywhere; this browser too. @throws ApiError. */
  async signOutEverywhere(): Promise<void> {
    await this.client.DELETE('/api/auth/sessions');
    this.#clear();
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
      if (!isRejectedToken(error) || !(await this.#signInAgain(token))) throw error;
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
   * Renews a rejected token, or waits until the user has signed in again. A token that was replaced meanwhile needs
   * neither. @returns false where nobody was signed in. @throws ApiError of status 401 when the user dismisses it.
   */
  async #signInAgain(rejectedToken: string | null): Promise<boolean> {
    if (this.#state.status === 'signed-in' && storedToken.read() !== rejectedToken) return true;
    if (this.#state.status !== 'signed-in' && this.#state.status !== 'expired') return false;
    if (await renewToken(this.#plain, rejectedToken)) return true;
    this.#end();
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    return true;
  }

  /** Waits until the user has proved who they are. @returns false where they do not. */
  #askForProof(): Promise<boolean> {
    if (this.#state.status !== 'signed-in') return Promise.resolve(false);
    this.#set({ ...this.#state, isProofAsked: true });
    return new Promise((resolve) => this.#waitingForProof.push(resolve));
  }

  #settleProof(isProven: boolean): void {
    if (this.#state.status === 'signed-in') this.#set({ ...this.#state, isProofAsked: false });
    for (const settle of this.#waitingForProof.splice(0)) settle(isProven);
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
    this.#set({ status: 'signed-in', user, isProofAsked: this.#waitingForProof.length > 0 });
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  #clear(): void {
    storedToken.clear();
    this.#set({ status: 'signed-out' });
    this.#rejectWaiting();
  }

  #rejectWaiting(): void {
    const reason = new ApiError(SESSION_COPY.signedOut, { kind: 'api', status: 401 });
    this.#settleProof(false);
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
