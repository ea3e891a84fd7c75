import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api';
import { ListTab } from '../../features/list/list-tab';
import { AddressForm } from './address-form';
import { EraseDialog } from './erase-dialog';
import { ErasureView, HeldView } from './held-view';
import type { ErasureReceipt } from './held-sections.logic';

/** Access to and erasure of a person's data. */
export function PersonalDataTab() {
  const [toErase, setToErase] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const { mutateAsync, data, reset } = useApi().useMutation(
    // A mutation, because the audit log records each reading.
    'post',
    '/api/admin/personal-data/read',
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = receipt ?? data;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  const search = (email: string) => {
    setReceipt(null);
    return mutateAsync({ body: { email } });
  };
  const showReceipt = (erasure: ErasureReceipt) => {
    setToErase(null);
    setReceipt(erasure);
    // The data that were read are out of date.
    reset();
  };

  return (
    <ListTab>
      <AddressForm onSearch={search} />
      {receipt ? <ErasureView receipt={receipt} headingRef={heading} /> : null}
      {data && !receipt ? (
        <HeldView data={data} onErase={() => setToErase(data.email)} headingRef={heading} />
      ) : null}
      <EraseDialog email={toErase} onErased={showReceipt} onCancel={() => setToErase(null)} />
    </ListTab>
  );
}
