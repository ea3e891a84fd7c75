import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useSearchParams } from 'react-router-dom';
import { siteApi } from '../../api/site-api';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import { NewsletterLinkCard } from './newsletter-link-card';
import {
  CONFIRM_COPY,
  CONFIRM_META,
  NOTIFY_CONFIRM_COPY,
  NOTIFY_CONFIRM_META,
  STOP_WELCOME_COPY,
  UNSUBSCRIBE_COPY,
  UNSUBSCRIBE_META,
} from './newsletter-link.copy';

export function NewsletterConfirmPage() {
  return (
    <>
      <PageMeta {...CONFIRM_META} path={PATHS.newsletterConfirm} />
      <NewsletterLinkCard
        copy={CONFIRM_COPY}
        request={(token) => siteApi().POST('/api/newsletter/confirm', { body: { token } })}
        formAction="/api/newsletter/confirm/form"
        renewal={<SiteNewsletterForm />}
      />
    </>
  );
}

/** Ends all letters, or by the link of a welcome letter these alone. */
export function NewsletterUnsubscribePage() {
  const [query] = useSearchParams();
  const only = query.get('bara') === 'valkomstbrev' ? 'welcome' : undefined;
  return (
    <>
      <PageMeta {...UNSUBSCRIBE_META} path={PATHS.newsletterUnsubscribe} />
      <NewsletterLinkCard
        copy={only ? STOP_WELCOME_COPY : UNSUBSCRIBE_COPY}
        request={(token, letter) =>
          siteApi().POST('/api/newsletter/unsubscribe', { body: { token, letter, only } })
        }
        formAction="/api/newsletter/unsubscribe/form"
        only={only}
      />
    </>
  );
}

/** Confirms an address on a notify list. */
export function NotifyConfirmPage() {
  return (
    <>
      <PageMeta {...NOTIFY_CONFIRM_META} path={PATHS.notifyConfirm} />
      <NewsletterLinkCard
        copy={NOTIFY_CONFIRM_COPY}
        request={(token) => siteApi().POST('/api/notify/confirm', { body: { token } })}
        formAction="/api/notify/confirm/form"
      />
    </>
  );
}
