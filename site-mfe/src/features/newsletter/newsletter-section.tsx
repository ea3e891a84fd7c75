import { Section } from '@stillsam/ui';
import { SiteNewsletterForm } from './site-newsletter-form';

interface NewsletterSectionProps {
  title: string;
  lead: string;
}

/** The newsletter form below a page's own content. */
export function NewsletterSection(texts: NewsletterSectionProps) {
  return (
    <Section {...texts} tone="calm" rhythm="medium">
      <SiteNewsletterForm />
    </Section>
  );
}
