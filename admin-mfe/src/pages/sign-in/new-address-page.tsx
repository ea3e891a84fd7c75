import { serverText } from '@stillsam/api-client';
import { ADMIN_PATHS, TOKEN_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink, Notice, TextLink } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { SignInPanel } from '../../features/session/sign-in';
import styles from '../../features/session/sign-in.module.css';
import { NEW_ADDRESS_COPY as COPY } from './sign-in.copy';

/** Confirms a new address of an account by one of two mailed links. Nothing happens before the press. */
function NewAddressPage() {
  const [query] = useSearchParams();
  const token = query.get(TOKEN_QUERY);
  return (
    <SignInPanel title={COPY.title} lead={COPY.lead}>
      <PageMeta title={COPY.title} description={COPY.description} path={ADMIN_PATHS.newAddress} />
      {token ? <Confirmation token={token} /> : <Notice tone="error">{COPY.missing}</Notice>}
    </SignInPanel>
  );
}

function Confirmation({ token }: { token: string }) {
  const confirm = useApi().useMutation('post', '/api/auth/email/confirm');
  if (confirm.data?.is_changed)
    return (
      <div className={styles.form}>
        <Notice tone="success">{COPY.changed}</Notice>
        <ButtonLink to={ADMIN_PATHS.login} isFullWidth>
          {COPY.logIn}
        </ButtonLink>
      </div>
    );
  if (confirm.data) return <Notice tone="success">{COPY.halfway}</Notice>;
  return (
    <div className={styles.form}>
      {confirm.isError ? (
        <>
          <Notice tone="error">{serverText(confirm.error) ?? COPY.failed}</Notice>
          <TextLink to={ADMIN_PATHS.account}>{COPY.account}</TextLink>
        </>
      ) : null}
      <Button
        isFullWidth
        isLoading={confirm.isPending}
        loadingText={COPY.confirming}
        onClick={() => confirm.mutate({ body: { token } })}
      >
        {COPY.confirm}
      </Button>
    </div>
  );
}

export { NewAddressPage as Component };
