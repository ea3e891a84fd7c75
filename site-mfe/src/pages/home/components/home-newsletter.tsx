import { Icon, Section } from '@stillsam/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { HOME_COPY } from '../home.copy';
import styles from './faq.module.css';

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
      isSplit
    >
      <SiteNewsletterForm successText={HOME_COPY.newsletterSuccess} />
    </Section>
  );
}

/** The second form, one line at the end of the page. An empty form replaces its confirmation. */
export function LaterSignUp() {
  const titleId = useId();
  return (
    <Section rhythm="none" labelledBy={titleId} className={styles.last}>
      <details className={styles.item}>
        <summary className={styles.question}>
          <h2 id={titleId} className={styles.words}>
            {HOME_COPY.laterTitle}
          </h2>
          <Icon icon={ChevronDown} className={styles.sign} />
        </summary>
        <div className={styles.later}>
          <p>{HOME_COPY.laterLead}</p>
          <SiteNewsletterForm successMilliseconds={LATER_THANKS_MS} />
        </div>
      </details>
    </Section>
  );
}
