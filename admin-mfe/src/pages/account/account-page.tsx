import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { PageHeader, Skeleton } from '@stillsam/ui';
import { RequireAdmin } from '../../features/session/require-admin';
import { ACCOUNT_COPY } from './account.copy';
import styles from './account-page.module.css';
import { EmailForm } from './components/email-form';
import { Factors } from './components/factors';
import { NameForm } from './components/name-form';
import { NoticesPart } from './components/notices-part';
import { PasswordForm } from './components/password-form';
import { SessionList } from './components/session-list';

/** The signed-in user's own account: its name, address, password and second factors, and where it is in use. */
function AccountPage() {
  return (
    <>
      <PageMeta
        title={ACCOUNT_COPY.pageTitle}
        description={ACCOUNT_COPY.description}
        path={ADMIN_PATHS.account}
      />
      <div className={styles.page}>
        <PageHeader
          className={styles.header}
          back={{ to: ADMIN_PATHS.dashboard, label: ACCOUNT_COPY.back }}
          title={ACCOUNT_COPY.title}
        />
        <RequireAdmin skeleton={<Skeleton lines={6} label={ACCOUNT_COPY.loading} />}>
          <div className={styles.parts}>
            <div className={styles.column}>
              <NameForm />
              <SessionList />
              <EmailForm />
              <PasswordForm />
              <NoticesPart />
            </div>
            <Factors />
          </div>
        </RequireAdmin>
      </div>
    </>
  );
}

export { AccountPage as Component };
