import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { runtimeConfig } from '@stillsam/platform';
import { Session } from './session';
import type { SessionState } from './session.types';

const SessionContext = createContext<Session | null>(null);

const LOADING: SessionState = { status: 'loading' };

/** Provides the session of the admin app, and verifies a stored token in an effect. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() => new Session(runtimeConfig().apiOrigin));
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's methods: sign in, sign out, call the API. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside SessionProvider');
  return session;
}

/** Subscribes to the state of the sign-in. `loading` on the server. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => LOADING);
}
