import { useState, type ReactNode, type Ref } from 'react';
import { EraseDialog } from './erase-dialog';
import type { ErasureReceipt, PersonalData } from './held-sections.logic';
import { ErasureView, HeldView } from './held-view';

interface HeldRecordProps {
  data: PersonalData;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Further buttons. */
  children?: ReactNode;
}

/** The data about an address; once they are erased, the receipt in place of them. */
export function HeldRecord({ data, headingRef, children }: HeldRecordProps) {
  const [toErase, setToErase] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const showReceipt = (erasure: ErasureReceipt) => {
    setToErase(null);
    setReceipt(erasure);
  };
  if (receipt) return <ErasureView receipt={receipt} />;
  return (
    <>
      <HeldView data={data} headingRef={headingRef} onErase={() => setToErase(data.email)}>
        {children}
      </HeldView>
      <EraseDialog email={toErase} onErased={showReceipt} onCancel={() => setToErase(null)} />
    </>
  );
}
