import { Notice } from '@stillsam/ui';
import type { ReactNode } from 'react';

const NO_BREAK = '\u00a0';

/** `49 kr`, `1 049 kr`, `9,80 kr`, with no-break spaces. @param ore an amount in öre. */
export function swedishPrice(ore: number): string {
  const kronor = Math.trunc(Math.abs(ore) / 100);
  const rest = Math.abs(ore) % 100;
  const digits = String(kronor).replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${ore < 0 ? '−' : ''}${digits}${decimals}${NO_BREAK}kr`;
}

/** The VAT in a price, in öre, rounded as the API does. */
export function vatOf(grossOre: number, percent: number): number {
  return Math.round((grossOre * percent) / (100 + percent));
}

const TEST = 'Testläge: inga pengar dras.';

/** Stands on every page of a purchase while the test provider takes the payments. */
export function TestNotice({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <Notice role="none" tone="quiet" className={className}>
      <span>{TEST}</span> {children}
    </Notice>
  );
}
