import { useState } from 'react';
import { AccessibilityButton, AccessibilityHost } from '@stillsam/accessibility-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { AdminHeader } from './admin-header';
import styles from './admin-root.module.css';
import { createQueryClient } from './create-query-client';
import { SessionProvider } from './features/session/session-provider';
import { SignInAgainDialog } from './features/session/sign-in-again-dialog';

/** The layout of every admin page: session, query client, header, footer, and dialogs that any page may open. */
export function AdminRoot() {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider>
      <QueryClientProvider client={queries}>
        <div className={styles.root}>
          <AdminHeader />
          <div className={styles.page}>
            <Outlet />
          </div>
          <footer className={styles.foot}>
            <AccessibilityButton />
          </footer>
        </div>
        <SignInAgainDialog />
        <AccessibilityHost />
      </QueryClientProvider>
    </SessionProvider>
  );
}
