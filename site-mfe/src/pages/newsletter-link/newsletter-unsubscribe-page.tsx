import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useSearchParams } from 'react-router-dom';
import { NewsletterLinkCard } from '../../features/newsletter-link/newsletter-link-card';
import { unsubscribe } from '../../features/newsletter-link/newsletter-link-calls';
import { STOP_WELCOME_COPY, UNSUBSCRIBE_COPY, UNSUBSCRIBE_META } from './newsletter-unsubscribe.copy';

/** Ends all letters, or by the link of a welcome letter these alone. */
export function NewsletterUnsubscribePage() {
  const [query] = useSearchParams();
  const only = query.get('bara') === 'valkomstbrev' ? 'welcome' : undefined;
  return (
    <>
      <PageMeta {...UNSUBSCRIBE_META} path={PATHS.newsletterUnsubscribe} />
      <NewsletterLinkCard
        copy={only ? STOP_WELCOME_COPY : UNSUBSCRIBE_COPY}
        request={(token, letter) => unsubscribe(token, letter, only)}
        formAction="/api/newsletter/unsubscribe/form"
        only={only}
      />
    </>
  );
}

export { NewsletterUnsubscribePage as Component };
