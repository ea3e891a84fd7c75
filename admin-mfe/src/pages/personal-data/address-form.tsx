import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';

const SEARCH = z.object({ text: z.string().check(z.trim(), z.minLength(2, COPY.emailInvalid)) });

/** The address, or a part of it or a name, that is searched. @param onSearch rejects with the API's error. */
export function AddressForm({ onSearch }: { onSearch: (text: string) => Promise<unknown> }) {
  const form = useForm({ resolver: zodResolver(SEARCH), defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await onSearch(text);
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
          {...form.register('text')}
          inputMode="email"
          autoComplete="off"
          required
          label={COPY.email}
          error={errors.text?.message}
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
