import { Button, Notice } from '@stillsam/ui';
import type { Ref } from 'react';
import { formatDateTime } from '../../../features/dates/format-date';
import { Kept, saveJson } from './held-view';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import type { ErasureReceipt } from './personal-data.queries';
import styles from './personal-data.module.css';

interface ErasureViewProps {
  receipt: ErasureReceipt;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The receipt of an erasure: erased data, kept data and the reasons. */
export function ErasureView({ receipt, headingRef }: ErasureViewProps) {
  const { email, erased_at, erased, kept, is_mailed } = receipt;
  return (
    <section className={styles.result} aria-labelledby="receipt">
      <h2 id="receipt" ref={headingRef} tabIndex={-1} className={styles.title}>
        {COPY.receiptTitle}
      </h2>
      <Notice tone="success" role="none">
        {erased.length > 0 ? COPY.erasedAt(email, formatDateTime(erased_at)) : COPY.nothingErased}
        {is_mailed ? ` ${COPY.mailed}` : null}
      </Notice>
      {erased.length > 0 ? (
        <div className={styles.part}>
          <h3>{COPY.erased}</h3>
          <ul role="list" className={styles.entries}>
            {erased.map(({ kind, label, count }) => (
              <li key={kind} className={styles.entry}>
                <span>{label}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {kept.length > 0 ? <Kept title={COPY.stays} kept={kept} /> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => saveJson(receipt, COPY.receiptName)}>
          {COPY.saveReceipt}
        </Button>
      </div>
    </section>
  );
}
