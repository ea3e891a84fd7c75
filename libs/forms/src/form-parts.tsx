import { TextField, type TextFieldProps, Notice } from '@stillsam/ui';
import { isSiteOpen, NOT_OPEN } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { runtimeConfig } from '@stillsam/platform';

/** The required field of an address, by the name `email`. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'name'>) {
  return <TextField {...props} type="email" name="email" autoComplete="email" inputMode="email" required />;
}

/** The message of a form, as an alert unless the form was queued. */
export function FormMessage({ message, isQueued }: { message?: string; isQueued?: boolean }) {
  return message ? <Notice tone={isQueued ? 'info' : 'error'}>{message}</Notice> : null;
}

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
