import { Section } from '@stillsam/ui';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { HOME_COPY } from '../home.copy';

/** The footer of this page links here instead of repeating the form (shell/src/layout/footer). */
const NEWSLETTER_ID = 'nyhetsbrev';

/** Milliseconds that the second form's confirmation shows (specification, section 4). */
const LATER_THANKS_MS = 3000;

/** The newsletter form. Its confirmation stays. */
export function HomeNewsletter() {
  return (
    <Section
      id={NEWSLETTER_ID}
      title={HOME_COPY.newsletterTitle}
      lead={HOME_COPY.newsletterLead}
      tone="calm"
      rhythm="medium"
    >
      <SiteNewsletterForm successText={HOME_COPY.newsletterSuccess} />
    </Section>
  );
}

/** The second form, at the end of the page. An empty form replaces its confirmation. */
export function LaterSignUp() {
  return (
    <Section title={HOME_COPY.laterTitle} lead={HOME_COPY.laterLead} rhythm="medium">
      <SiteNewsletterForm successMilliseconds={LATER_THANKS_MS} />
    </Section>
  );
}
