import type { components } from '@stillsam/contracts';

/** The signed-in user as the API tells it. */
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  role: string;
  isAdmin: boolean;
}

export type SessionState =
  /** A stored token is being verified, or the server renders. */
  | { status: 'loading' }
  /** A token is stored, but nobody could be asked whether it still holds. */
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  /** The token ended while a page was open; the page stands and what was typed in it stays. */
  | { status: 'expired'; user: SessionUser; isAsking: boolean };

/** The API's word on signing in by Google. */
export type GoogleProvider = components['schemas']['GoogleProviderDto'];

/** The body of a password change. */
export type PasswordChange = components['schemas']['ChangePasswordDto'];
