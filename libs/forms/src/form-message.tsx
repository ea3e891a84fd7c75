import { Notice } from '@stillsam/ui';

/** The message of a form, as an alert unless the form was queued. */
export function FormMessage({ message, isQueued }: { message?: string; isQueued?: boolean }) {
  return message ? <Notice tone={isQueued ? 'info' : 'error'}>{message}</Notice> : null;
}
