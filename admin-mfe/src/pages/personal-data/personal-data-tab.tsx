import { useEffect, useRef, type Ref } from 'react';
import { isEmailAddress, TextField, TextLink } from '@stillsam/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { components } from '@stillsam/contracts';
import { adminPersonPath } from '@stillsam/paths';
import { useApi } from '../../api/use-api';
import { ListTab } from '../../features/list/list-tab';
import { PersonRecord } from './person-record';
import { bind, FormFrame, Refusal, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';
import look from '../../look.module.css';

/** Finds people; access to and erasure of a person's data. */
export function PersonalDataTab() {
  const api = useApi();
  // Mutations, because the audit log records each reading.
  const reading = api.useMutation('post', '/api/admin/personal-data/read');
  const searching = api.useMutation('post', '/api/admin/personal-data/search');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = reading;
  const found = searching.data;
  useEffect(() => {
    if (data ?? found) heading.current?.focus();
  }, [data, found]);

  const search = (text: string) => {
    reading.reset();
    searching.reset();
    return isEmailAddress(text)
      ? reading.mutateAsync({ body: { email: text } })
      : searching.mutateAsync({ body: { text } });
  };

  return (
    <ListTab help={COPY.introduction}>
      <p className={styles.lead}>{COPY.lead}</p>
      <AddressForm onSearch={search} />
      {data ? <PersonRecord key={reading.submittedAt} data={data} headingRef={heading} /> : null}
      {found ? <PersonHits found={found} headingRef={heading} /> : null}
    </ListTab>
  );
}

const SEARCH = z.object({ text: z.string().check(z.trim(), z.minLength(2, COPY.emailInvalid)) });

/** The address, or a part of it or a name, that is searched. @param onSearch rejects with the API's error. */
function AddressForm({ onSearch }: { onSearch: (text: string) => Promise<unknown> }) {
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
        <TextField {...bind(form, 'text')} inputMode="email" autoComplete="off" required label={COPY.email} />
        <Submit form={form} loadingText={COPY.searching}>
          {COPY.search}
        </Submit>
      </FormFrame>
      <Refusal form={form} />
    </>
  );
}

interface PersonHitsProps {
  found: components['schemas']['PeopleDto'];
  headingRef: Ref<HTMLHeadingElement>;
}

/** The people of a search. The links name a row, so that no address gets into the history. */
function PersonHits({ found: { people, has_more }, headingRef }: PersonHitsProps) {
  return (
    <section className={styles.result} aria-labelledby="hits">
      <h2 id="hits" ref={headingRef} tabIndex={-1} className={styles.title}>
        {COPY.hits(people.length)}
      </h2>
      {people.length > 0 ? (
        <ul role="list">
          {people.map(({ email, name, kind, id, kinds }) => (
            <li key={email} className={styles.entry}>
              <span>
                <TextLink to={adminPersonPath(kind, id)}>{email}</TextLink>
                {name ? ` ${name}` : null}
              </span>
              <span className={look.soft}>{kinds.map((one) => COPY.kinds[one]).join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {has_more ? <p>{COPY.more}</p> : null}
    </section>
  );
}
