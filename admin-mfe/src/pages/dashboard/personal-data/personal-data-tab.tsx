import { useEffect, useRef, useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, isEmailAddress, Notice, TextField } from '@stillsam/ui';
import { EraseDialog } from './erase-dialog';
import { ErasureView } from './erasure-view';
import { HeldView } from './held-view';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import { usePersonalData, type ErasureReceipt } from './personal-data.queries';
import styles from './personal-data.module.css';

/** What a person may ask for: everything that is held about an address, as a file, and its erasure. */
export function PersonalDataTab() {
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const { mutate, data, isPending, error, reset } = usePersonalData();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = receipt ?? data;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = isEmailAddress(email.trim());
    setIsInvalid(!isAddress);
    if (!isAddress || isPending) return;
    setReceipt(null);
    mutate(email.trim());
  };
  const showReceipt = (erasure: ErasureReceipt) => {
    setAsked(null);
    setReceipt(erasure);
    // What was read is no longer true.
    reset();
  };

  return (
    <div className={styles.tab}>
      <form role="search" noValidate className={styles.search} aria-label={COPY.label} onSubmit={submit}>
        <p className={styles.introduction}>{COPY.introduction}</p>
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          label={COPY.email}
          value={email}
          error={isInvalid ? COPY.emailInvalid : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" isLoading={isPending} loadingText={COPY.searching}>
            {COPY.search}
          </Button>
        </div>
      </form>
      {error ? <Notice tone="error">{serverText(error) ?? COPY.searchFailed}</Notice> : null}
      {receipt ? <ErasureView receipt={receipt} headingRef={heading} /> : null}
      {data && !receipt ? (
        <HeldView data={data} onErase={() => setAsked(data.email)} headingRef={heading} />
      ) : null}
      <EraseDialog email={asked} onErased={showReceipt} onCancel={() => setAsked(null)} />
    </div>
  );
}
