import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { FormFrame, Refusal, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';

const SEARCH = z.object({ text: z.string().check(z.trim(), z.minLength(2, COPY.emailInvalid)) });

/** The address, or a part of it or a name, that is searched. @param onSearch rejects with the API's error. */
export function AddressForm({ onSearch }: { onSearch: (text: string) => Promise<unknown> }) {
  const form = useForm({ resolver: zodResolver(SEARCH), defaultValues: { text: '' } });
  return (
    <>
      <FormFrame
        form={form}
        failed={COPY.searchFailed}
        role="search"
        className={styles.search}
        aria-label={COPY.label}
        onSend={({ text }) => onSearch(text)}
      >
        <p className={styles.introduction}>{COPY.introduction}</p>
        <TextField {...bind(form, 'text')} inputMode="email" autoComplete="off" required label={COPY.email} />
        <Submit form={form} loadingText={COPY.searching}>
          {COPY.search}
        </Submit>
      </FormFrame>
      <Refusal form={form} />
    </>
  );
}
