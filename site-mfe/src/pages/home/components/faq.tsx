import { PATHS } from '@stillsam/paths';
import { Icon, Section, TextLink } from '@stillsam/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { faq } from '../faq.content';
import { HOME_COPY } from '../home.copy';
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
