import { useEffect, useRef } from 'react';
import { isEmailAddress } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { ListTab } from '../../features/list/list-tab';
import { AddressForm } from './address-form';
import { PersonRecord } from './person-record';
import { PersonHits } from './person-hits';

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
    <ListTab>
      <AddressForm onSearch={search} />
      {data ? <PersonRecord key={reading.submittedAt} data={data} headingRef={heading} /> : null}
      {found ? <PersonHits found={found} headingRef={heading} /> : null}
    </ListTab>
  );
}
