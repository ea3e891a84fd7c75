import { Section } from '@stillsam/ui';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { HOME_COPY } from '../home.copy';

/** The footer's link on this page leads here: it has no form of its own beside these (shell/src/layout/footer). */
const NEWSLETTER_ID = 'nyhetsbrev';

/** Milliseconds that the second block's thanks stay (specification, section 4). */
const LATER_THANKS_MS = 3000;

/** The newsletter's form; its thanks stay. */
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

/** The second block, for whoever has read to the end; its thanks give way to an empty form. */
export function LaterSignUp() {
  return (
    <Section title={HOME_COPY.laterTitle} lead={HOME_COPY.laterLead} rhythm="medium">
      <SiteNewsletterForm successMilliseconds={LATER_THANKS_MS} />
    </Section>
  );
}
