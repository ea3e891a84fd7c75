import detail from '../../detail/detail.module.css';
import { Skeleton, Button, Notice } from '@stillsam/ui';
import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { LoadFailed } from '../../features/list/list-tab';
import { SecondFactorDue, useFactors } from '../../features/session/second-factor-due';
import { ACCOUNT_COPY } from './account.copy';
import { AppPart } from './app-part';
import { PasskeysPart } from './passkeys-part';
import { FoldedPart } from '../../detail/part';
import { saveFile } from '../../features/download/download';
import styles from './account-page.module.css';
import { useApi, useRefetch } from '../../api/use-api';
import look from '../../look.module.css';

const { factors: FACTORS, codes: CODES } = ACCOUNT_COPY;

/** What the user signs in by beside the password. */
export function Factors() {
  const factors = useFactors();
  const isOff = factors.data && !factors.data.has_totp && factors.data.passkeys.length === 0;
  return (
    <FoldedPart
      id="factors"
      title={FACTORS.title}
      note={isOff ? <span className={styles.off}>{FACTORS.off}</span> : factors.data && FACTORS.on}
      lead={FACTORS.lead}
      isOpenAtFirst
    >
      {factors.isPending ? <Skeleton lines={4} label={FACTORS.loading} /> : null}
      {factors.isError && !factors.data ? (
        <LoadFailed title={FACTORS.failed} refetch={factors.refetch} />
      ) : null}
      {factors.data ? (
        <>
          <SecondFactorDue />
          <PasskeysPart passkeys={factors.data.passkeys} />
          <AppPart isOn={factors.data.has_totp} />
          {factors.data.has_totp || factors.data.passkeys.length > 0 ? (
            <RecoveryCodesPart left={factors.data.recovery_codes_left} />
          ) : null}
        </>
      ) : null}
    </FoldedPart>
  );
}

/** How many recovery codes are left, and new ones, which are shown once. */
function RecoveryCodesPart({ left }: { left: number }) {
  const renewCodes = useApi().useMutation('post', '/api/auth/recovery-codes', {
    onSuccess: useRefetch('/api/auth/factors'),
  });
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const renew = async () => {
    setFailure(null);
    setIsCopied(false);
    try {
      setCodes((await renewCodes.mutateAsync({})).codes);
    } catch (error) {
      setFailure(serverText(error) ?? FACTORS.notSaved);
    }
  };
  const text = codes?.join('\n') ?? '';
  return (
    <div className={styles.factor}>
      <h3 className={styles.factorTitle}>{CODES.title}</h3>
      <p className={detail.lead}>{CODES.lead}</p>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {codes ? (
        <>
          <Notice tone="info">{CODES.shownOnce}</Notice>
          <ul className={styles.codes} role="list" aria-label={CODES.list}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          {isCopied ? <Notice tone="success">{CODES.copied}</Notice> : null}
          <div className={look.buttons}>
            <Button
              variant="secondary"
              onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
            >
              {CODES.copy}
            </Button>
            <Button
              variant="secondary"
              onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), CODES.file)}
            >
              {CODES.save}
            </Button>
            <Button onClick={() => setCodes(null)}>{CODES.done}</Button>
          </div>
        </>
      ) : (
        <>
          {left > 0 ? <p>{CODES.left(left)}</p> : <Notice tone="info">{CODES.none}</Notice>}
          <div>
            <Button
              variant={left > 0 ? 'secondary' : undefined}
              isLoading={renewCodes.isPending}
              loadingText={CODES.creating}
              onClick={() => void renew()}
            >
              {left > 0 ? CODES.renew : CODES.create}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
