import { ADMIN_PATHS } from '@stillsam/paths';
import { DetailPage } from '../../detail/detail-page';
import { ACCOUNT_COPY } from './account.copy';
import styles from './account-page.module.css';
import { EmailForm, PasswordForm, NameForm, NoticesPart } from './account-forms';
import { Factors } from './factors';
import { SessionList } from './session-list';

/** The signed-in user's own account: its name, address, password, where it is in use, and second factors. */
function AccountPage() {
  return (
    <DetailPage copy={ACCOUNT_COPY} path={ADMIN_PATHS.account}>
      <div className={styles.parts}>
        <NameForm />
        <EmailForm />
        <PasswordForm />
        <NoticesPart />
        <SessionList />
        <Factors />
      </div>
    </DetailPage>
  );
}

export { AccountPage as Component };
