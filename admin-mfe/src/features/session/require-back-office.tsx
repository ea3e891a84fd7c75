import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { Button, EmptyState } from '@stillsam/ui';
import { hasBackOffice, type Area } from './session';
import { useSessionState, useSession } from './session-provider';
import { SESSION_COPY } from './session.copy';

interface RequireBackOfficeProps {
  /** The area of the page; every role of the back office sees one without. */
  area?: Area;
  /** Shown while the stored token is verified, and on the server. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Shows a page to the roles that may use its area. Other roles of the back office are redirected to the dashboard, and
 * everybody else to sign in, and back afterwards.
 */
export function RequireBackOffice({ area, skeleton, children }: RequireBackOfficeProps) {
  const session = useSessionState();
  const location = useLocation();
  if (session.status === 'loading') return skeleton;
  if (session.status === 'unreachable') return <SessionUnreachable />;
  if (session.status === 'signed-out' || !hasBackOffice(session.user))
    return <Navigate to={ADMIN_PATHS.login} replace state={toSignInState(location)} />;
  if (area && !session.user.areas.includes(area)) return <Navigate to={ADMIN_PATHS.dashboard} replace />;
  return children;
}

/** Whether the signed-in user may use an area. */
export function useMayUse(area: Area): boolean {
  const session = useSessionState();
  return 'user' in session && session.user.areas.includes(area);
}

/** A token is stored but could not be verified: it is kept, and the user can try again. */
export function SessionUnreachable() {
  const session = useSession();
  return (
    <EmptyState
      title={SESSION_COPY.unreachableTitle}
      action={<Button onClick={() => void session.verify()}>{SESSION_COPY.retry}</Button>}
    >
      <p>{SESSION_COPY.unreachableText}</p>
    </EmptyState>
  );
}

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
