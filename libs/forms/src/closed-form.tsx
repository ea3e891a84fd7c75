import { isSiteOpen, NOT_OPEN } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { runtimeConfig } from '@stillsam/platform';
import { Notice } from '@stillsam/ui';

/** Whether a visitor may be asked for anything: not on a public origin whose owner is not named. */
export function isFormOpen(): boolean {
  return isSiteOpen(runtimeConfig().siteOrigin, currentBusiness());
}

/** Stands in place of a form that is not open. */
export function ClosedForm({ className }: { className?: string }) {
  return (
    <Notice role="none" className={className}>
      {NOT_OPEN}
    </Notice>
  );
}
