import { zodResolver } from '@hookform/resolvers/zod';
import { Button, isEmailAddress, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';

const ADDRESS = z.object({ email: z.string().check(z.trim(), z.refine(isEmailAddress, COPY.emailInvalid)) });

/** The address whose data are searched. @param onSearch rejects with the API's error. */
export function AddressForm({ onSearch }: { onSearch: (email: string) => Promise<unknown> }) {
  const form = useForm({ resolver: zodResolver(ADDRESS), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await onSearch(email);
    } catch (error) {
      showRefusal(form, error, COPY.searchFailed);
    }
  });
  return (
    <>
      <form
        method="post"
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
    </>
  );
}
