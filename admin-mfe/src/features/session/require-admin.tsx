import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionState } from './session-provider';
import { SessionUnreachable } from './session-unreachable';
import { toSignInState } from './return-address';

interface RequireAdminProps {
  /** Shown while the stored token is verified, and on the server. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows a page to admins only; others are redirected to sign in, and back afterwards. */
export function RequireAdmin({ skeleton, children }: RequireAdminProps) {
  const session = useSessionState();
  const location = useLocation();
  if (session.status === 'loading') return skeleton;
  if (session.status === 'unreachable') return <SessionUnreachable />;
  const isAdmin = session.status !== 'signed-out' && session.user.isAdmin;
  if (!isAdmin) return <Navigate to={ADMIN_PATHS.login} replace state={toSignInState(location)} />;
  return children;
}
