import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { NewsletterLinkCard } from '../../features/newsletter-link/newsletter-link-card';
import { confirmSubscription } from '../../features/newsletter-link/newsletter-link-calls';
import { CONFIRM_COPY, CONFIRM_META } from './newsletter-confirm.copy';

export function NewsletterConfirmPage() {
  return (
    <>
      <PageMeta {...CONFIRM_META} path={PATHS.newsletterConfirm} />
      <NewsletterLinkCard
        copy={CONFIRM_COPY}
        request={confirmSubscription}
        formAction="/api/newsletter/confirm/form"
      />
    </>
  );
}

export { NewsletterConfirmPage as Component };
