import { Section } from '@stillsam/ui';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { LIBRARY_COPY } from '../library.copy';

/** For whoever wants to know when there is more to read. */
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
