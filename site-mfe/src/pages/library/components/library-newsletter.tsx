import { Section } from '@stillsam/ui';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { LIBRARY_COPY } from '../library.copy';

/** The newsletter form below the list. */
export function LibraryNewsletter() {
  return (
    <Section
      title={LIBRARY_COPY.newsletterTitle}
      lead={LIBRARY_COPY.newsletterLead}
      tone="calm"
      rhythm="medium"
    >
      <SiteNewsletterForm />
    </Section>
  );
}
