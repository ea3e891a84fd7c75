import { Notice } from '@stillsam/ui';

const COPY = 'Testläge: inga pengar dras.';

/** Stands on every page of a purchase while the test provider takes the payments. */
export function TestNotice({ className }: { className?: string }) {
  return (
    <Notice role="none" className={className}>
      {COPY}
    </Notice>
  );
}
