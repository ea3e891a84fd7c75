import { NewsletterForm } from '@stillsam/forms';
import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { FOOTER_COPY } from './footer.copy';

/** Milliseconds for which the success message shows (specification, section 9). */
export const FOOTER_SUCCESS_MS = 5000;

/** The form of the footer. */
export function FooterNewsletter() {
  return (
    <NewsletterForm
      successMilliseconds={FOOTER_SUCCESS_MS}
      apiOrigin={runtimeConfig().apiOrigin}
      note={
        <p>
          {FOOTER_COPY.newsletterNote} <a href={PATHS.privacy}>{FOOTER_COPY.privacyLink}</a>.
        </p>
      }
    />
  );
}
