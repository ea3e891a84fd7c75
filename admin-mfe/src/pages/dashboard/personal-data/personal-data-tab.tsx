import { useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, isEmailAddress, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../../forms/schema';
import { showRefusal } from '../../../forms/show-refusal';
import { EraseDialog } from './erase-dialog';
import { ErasureView } from './erasure-view';
import { HeldView } from './held-view';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import { usePersonalData, type ErasureReceipt } from './personal-data.queries';
import styles from './personal-data.module.css';

const SEARCH = z.object({ email: z.string().trim().refine(isEmailAddress, COPY.emailInvalid) });

/** What a person may ask for: everything that is held about an address, as a file, and its erasure. */
export function PersonalDataTab() {
  const form = useForm({ resolver: zodResolver(SEARCH), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [asked, setAsked] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const { mutateAsync, data, reset } = usePersonalData();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = receipt ?? data;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  const submit = form.handleSubmit(async ({ email }) => {
    setReceipt(null);
    try {
      await mutateAsync(email);
    } catch (error) {
      showRefusal(form, error, COPY.searchFailed);
    }
  });
  const showReceipt = (erasure: ErasureReceipt) => {
    setAsked(null);
    setReceipt(erasure);
    // The data that were read are out of date.
    reset();
  };

  return (
    <div className={styles.tab}>
      <form
        role="search"
        noValidate
        className={styles.search}
        aria-label={COPY.label}
        onSubmit={(event) => void submit(event)}
      >
        <p className={styles.introduction}>{COPY.introduction}</p>
        <TextField
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          label={COPY.email}
          error={errors.email?.message}
        />
        <div>
          <Button type="submit" isLoading={isSubmitting} loadingText={COPY.searching}>
            {COPY.search}
          </Button>
        </div>
      </form>
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      {receipt ? <ErasureView receipt={receipt} headingRef={heading} /> : null}
      {data && !receipt ? (
        <HeldView data={data} onErase={() => setAsked(data.email)} headingRef={heading} />
      ) : null}
      <EraseDialog email={asked} onErased={showReceipt} onCancel={() => setAsked(null)} />
    </div>
  );
}
