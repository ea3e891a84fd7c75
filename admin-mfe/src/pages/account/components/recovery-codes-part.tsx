import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Notice } from '@stillsam/ui';
import { saveFile } from '../../../features/download/download';
import { ACCOUNT_COPY } from '../account.copy';
import styles from '../account-page.module.css';
import { useFactorChanges } from '../account.queries';
import look from '../../../look.module.css';

const { codes: copy, factors } = ACCOUNT_COPY;

/** How many recovery codes are left, and new ones, which are shown once. */
export function RecoveryCodesPart({ left }: { left: number }) {
  const { renewCodes } = useFactorChanges();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const renew = async () => {
    setFailure(null);
    setIsCopied(false);
    try {
      setCodes((await renewCodes.mutateAsync({})).codes);
    } catch (error) {
      setFailure(serverText(error) ?? factors.notSaved);
    }
  };
  const text = codes?.join('\n') ?? '';
  return (
    <div className={styles.factor}>
      <h3 className={styles.factorTitle}>{copy.title}</h3>
      <p className={styles.lead}>{copy.lead}</p>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {codes ? (
        <>
          <Notice tone="info">{copy.shownOnce}</Notice>
          <ul className={styles.codes} role="list" aria-label={copy.list}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          {isCopied ? <Notice tone="success">{copy.copied}</Notice> : null}
          <div className={look.buttons}>
            <Button
              variant="secondary"
              onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
            >
              {copy.copy}
            </Button>
            <Button
              variant="secondary"
              onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), copy.file)}
            >
              {copy.save}
            </Button>
            <Button onClick={() => setCodes(null)}>{copy.done}</Button>
          </div>
        </>
      ) : (
        <>
          {left > 0 ? <p>{copy.left(left)}</p> : <Notice tone="info">{copy.none}</Notice>}
          <div>
            <Button
              variant={left > 0 ? 'secondary' : undefined}
              isLoading={renewCodes.isPending}
              loadingText={copy.creating}
              onClick={() => void renew()}
            >
              {left > 0 ? copy.renew : copy.create}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
