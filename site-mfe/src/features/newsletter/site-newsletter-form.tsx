import { NewsletterForm, subscribe, type NewsletterFormProps } from '@stillsam/forms';
import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { Section } from '@stillsam/ui';

/** The newsletter form of the site's pages, with a note about the use of the e-mail address. */
export function SiteNewsletterForm(props: Pick<NewsletterFormProps, 'successText' | 'successMilliseconds'>) {
  return (
    <NewsletterForm
      {...props}
      subscribe={(email) => subscribe(email, runtimeConfig().apiOrigin)}
      note={
        <p>
          Vi använder adressen till nyhetsbrevet, som kan börja med några välkomstbrev, och inget annat. Läs
          vår <a href={PATHS.privacy}>integritetspolicy</a>.
        </p>
      }
    />
  );
}

/** The newsletter form below a page's own content. */
export function NewsletterSection(texts: { title: string; lead: string }) {
  return (
    <Section {...texts} tone="calm" rhythm="medium">
      <SiteNewsletterForm />
    </Section>
  );
}
