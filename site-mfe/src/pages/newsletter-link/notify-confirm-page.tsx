import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { NewsletterLinkCard } from '../../features/newsletter-link/newsletter-link-card';
import { confirmNotify } from '../../features/newsletter-link/newsletter-link-calls';
import { NOTIFY_CONFIRM_COPY, NOTIFY_CONFIRM_META } from './notify-confirm.copy';

/** Confirms an address on a notify list. */
export function NotifyConfirmPage() {
  return (
    <>
      <PageMeta {...NOTIFY_CONFIRM_META} path={PATHS.notifyConfirm} />
      <NewsletterLinkCard
        copy={NOTIFY_CONFIRM_COPY}
        request={confirmNotify}
        formAction="/api/notify/confirm/form"
      />
    </>
  );
}

export { NotifyConfirmPage as Component };
