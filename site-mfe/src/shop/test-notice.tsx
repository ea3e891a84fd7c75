import { Notice } from '@stillsam/ui';
import type { ReactNode } from 'react';

const COPY = 'Testläge: inga pengar dras.';

/** Stands on every page of a purchase while the test provider takes the payments. */
export function TestNotice({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <Notice role="none" tone="quiet" className={className}>
      <span>{COPY}</span> {children}
    </Notice>
  );
}
