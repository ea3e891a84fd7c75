import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { runtimeConfig } from '@stillsam/platform';
import { useQueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { ApiContext, type Api } from '../../api/use-api';
import { usePlaces } from '../../places/places';
import { Session, type SessionState } from './session';

const SessionContext = createContext<Session | null>(null);

const LOADING: SessionState = { status: 'loading' };

/** Provides the session of the admin app and the API as its user, and verifies a stored token in an effect. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() => new Session(runtimeConfig().apiOrigin));
  const [api] = useState((): Api => {
    const { client, background } = session;
    return { ...createQueries(client), client, background, upload: (...sent) => session.upload(...sent) };
  });
  useEffect(() => session.start(), [session]);
  return (
    <SessionContext value={session}>
      <ApiContext value={api}>{children}</ApiContext>
    </SessionContext>
  );
}

/** The session of the admin app. */
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

/** Signs out and forgets what was read. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const queries = useQueryClient();
  const places = usePlaces();
  return async () => {
    await session.signOut();
    // RequireBackOffice redirects to the sign-in page.
    queries.clear();
    places.clear();
  };
}
