import type { components } from '@stillsam/contracts';
import { momentInWords } from '@stillsam/dates';
import { Button } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { WITHDRAWAL_COPY as COPY } from '../withdrawal.copy';
import shown from '../../../styles/shown.module.css';
import styles from './withdrawal-receipt.module.css';

type WithdrawalReceipt = components['schemas']['WithdrawalReceiptDto'];

/** A dated receipt. It prints on a separate sheet. */
export function WithdrawalReceiptCard({ receipt }: { receipt: WithdrawalReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {COPY.receiptTitle}
      </h3>
      <p>{COPY.receiptText}</p>
      <dl className={styles.details}>
        <dt>{COPY.reference}</dt>
        <dd className={styles.reference}>{receipt.reference}</dd>
        <dt>{COPY.receivedAt}</dt>
        <dd>
          <time dateTime={receipt.received_at}>{momentInWords(new Date(receipt.received_at))}</time>
        </dd>
        <dt>{COPY.name}</dt>
        <dd>{receipt.name}</dd>
        <dt>{COPY.receiptOrder}</dt>
        <dd>{receipt.order}</dd>
        <dt>{COPY.email}</dt>
        <dd>{receipt.email}</dd>
      </dl>
      <p>{receipt.message}</p>
      <p className={styles.copy}>{receipt.is_mailed ? COPY.mailed(receipt.email) : COPY.notMailed}</p>
      <Button
        variant="secondary"
        className={`${styles.print} ${shown.onScreen}`}
        onClick={() => window.print()}
      >
        {COPY.print}
      </Button>
    </div>
  );
}
