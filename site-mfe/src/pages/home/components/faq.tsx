import { PATHS } from '@stillsam/paths';
import { Icon, Section, TextLink } from '@stillsam/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { SiteNewsletterForm } from '../../../features/newsletter/site-newsletter-form';
import { faq, HOME_COPY } from '../home.copy';
import styles from './faq.module.css';

/** The browser opens one `details` element of the same name at a time, without JavaScript. */
const GROUP = 'vanliga-fragor';

/** Six questions, one open at a time. */
export function Faq() {
  return (
    <Section
      title={HOME_COPY.faqTitle}
      lead={HOME_COPY.faqLead}
      isSplit
      action={
        <TextLink to={PATHS.contact} arrow="forward">
          {HOME_COPY.contact}
        </TextLink>
      }
    >
      <div className={styles.questions}>
        {faq(currentBusiness().reviewers).map(({ question, answer }) => (
          <details key={question} name={GROUP} className={styles.item}>
            <summary className={styles.question}>
              <h3 className={styles.words}>{question}</h3>
              <Icon icon={ChevronDown} className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Milliseconds that the second form's confirmation shows (specification, section 4). */
const LATER_THANKS_MS = 3000;

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
