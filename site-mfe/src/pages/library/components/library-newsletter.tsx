import { NewsletterSection } from '../../../features/newsletter/newsletter-section';
import { LIBRARY_COPY } from '../library.copy';

/** The newsletter form below the list. */
export function LibraryNewsletter() {
  return <NewsletterSection title={LIBRARY_COPY.newsletterTitle} lead={LIBRARY_COPY.newsletterLead} />;
}
