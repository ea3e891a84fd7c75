import { ADMIN_PATHS } from '@stillsam/paths';

interface Address {
  pathname: string;
  search: string;
}

interface SignInState {
  returnTo: string;
}

/** Navigation state for the sign-in page, with the address to return to. */
export function toSignInState({ pathname, search }: Address): SignInState {
  return { returnTo: pathname + search };
}

/** The address after sign-in: the admin page in the state, else the dashboard. */
export function returnAddress(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'returnTo' in state;
  const returnTo = isNamed ? state.returnTo : undefined;
  const isAdminPage =
    typeof returnTo === 'string' &&
    /^\/admin\/(dashboard|blog|konto|granskning|utskick|kop|meddelande|person)(\/|\?|$)/.test(returnTo);
  return isAdminPage ? returnTo : ADMIN_PATHS.dashboard;
}
