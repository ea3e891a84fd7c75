import type { components } from '@stillsam/contracts';

/** The signed-in user as the API returns it. */
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
