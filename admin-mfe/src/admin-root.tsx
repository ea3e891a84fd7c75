import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { AdminHeader } from './admin-header';
import styles from './admin-root.module.css';
import { createQueryClient } from './create-query-client';
import { SessionProvider } from './features/session/session-provider';
import { SignInAgainDialog } from './features/session/sign-in-again-dialog';

/** What every admin page stands in: session, data, the bar above it, and the dialog to sign in again. */
export function AdminRoot() {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider>
      <QueryClientProvider client={queries}>
        <AdminHeader />
        <div className={styles.page}>
          <Outlet />
        </div>
        <SignInAgainDialog />
      </QueryClientProvider>
    </SessionProvider>
  );
}
