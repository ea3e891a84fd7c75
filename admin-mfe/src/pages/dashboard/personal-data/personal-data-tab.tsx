import { useEffect, useRef, useState } from 'react';
import { AddressForm } from './address-form';
import { EraseDialog } from './erase-dialog';
import { ErasureView } from './erasure-view';
import { HeldView } from './held-view';
import { usePersonalData, type ErasureReceipt } from './personal-data.queries';
import styles from './personal-data.module.css';

/** Access to and erasure of a person's data. */
export function PersonalDataTab() {
  const [toErase, setToErase] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const { mutateAsync, data, reset } = usePersonalData();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = receipt ?? data;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  const search = (email: string) => {
    setReceipt(null);
    return mutateAsync(email);
  };
  const showReceipt = (erasure: ErasureReceipt) => {
    setToErase(null);
    setReceipt(erasure);
    // The data that were read are out of date.
    reset();
  };

  return (
    <div className={styles.tab}>
      <AddressForm onSearch={search} />
      {receipt ? <ErasureView receipt={receipt} headingRef={heading} /> : null}
      {data && !receipt ? (
        <HeldView data={data} onErase={() => setToErase(data.email)} headingRef={heading} />
      ) : null}
      <EraseDialog email={toErase} onErased={showReceipt} onCancel={() => setToErase(null)} />
    </div>
  );
}
