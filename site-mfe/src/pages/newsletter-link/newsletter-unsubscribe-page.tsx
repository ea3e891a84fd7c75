import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { NewsletterLinkCard } from '../../features/newsletter-link/newsletter-link-card';
import { unsubscribe } from '../../features/newsletter-link/newsletter-link-calls';
import { UNSUBSCRIBE_COPY, UNSUBSCRIBE_META } from './newsletter-unsubscribe.copy';

export function NewsletterUnsubscribePage() {
  return (
    <>
      <PageMeta {...UNSUBSCRIBE_META} path={PATHS.newsletterUnsubscribe} />
      <NewsletterLinkCard
        copy={UNSUBSCRIBE_COPY}
        request={unsubscribe}
        formAction="/api/newsletter/unsubscribe/form"
      />
    </>
  );
}

export { NewsletterUnsubscribePage as Component };
