import { CrisisCard, Logo, PhoneText } from '@stillsam/ui';
import { AccessibilityButton } from '@stillsam/accessibility-settings';
import { PATHS } from '@stillsam/paths';
import { Link, useLocation } from 'react-router-dom';
import { CRISIS_ID } from './crisis-anchor';
import { FOOTER_GROUPS, LEGAL_LINKS } from './footer-links';
import { FooterNewsletter } from './footer-newsletter';
import { FOOTER_COPY } from './footer.copy';
import styles from './footer.module.css';

/** Id of the newsletter's section: here, and on the start page, which has its own form (home-newsletter.tsx). */
const NEWSLETTER_ID = 'nyhetsbrev';

/** What is below every public page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.care}>
        <details id={CRISIS_ID} className={styles.crisis}>
          <summary className={styles.crisisSummary} data-surface="deep">
            <span className={styles.crisisTitle}>{FOOTER_COPY.crisisSummary}</span>
            <span className={styles.crisisHint}>{FOOTER_COPY.crisisHint}</span>
          </summary>
          <CrisisCard />
        </details>
        <Newsletter />
      </div>
      <FooterLinks />
      <div className={styles.legal} data-surface="deep">
        <nav aria-label={FOOTER_COPY.legalNavigation}>
          <ul className={styles.legalLinks}>
            {LEGAL_LINKS.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
            <li>
              <AccessibilityButton />
            </li>
          </ul>
        </nav>
        {/* A page that the server rendered before midnight keeps its year. */}
        <p className={styles.copyright} suppressHydrationWarning>
          {FOOTER_COPY.copyright(new Date().getFullYear())}
        </p>
      </div>
    </footer>
  );
}

/** The newsletter form; on the start page a link to the form right above. */
function Newsletter() {
  const isHome = useLocation().pathname === PATHS.home;
  const titleId = isHome ? undefined : NEWSLETTER_ID;
  return (
    <section className={styles.newsletter} aria-label={FOOTER_COPY.newsletterTitle}>
      <div>
        <h2 id={titleId} className={styles.newsletterTitle}>
          {FOOTER_COPY.newsletterTitle}
        </h2>
        <p className={styles.newsletterText}>{FOOTER_COPY.newsletterText}</p>
        <Link to={PATHS.letters} className={styles.toNewsletter}>
          {FOOTER_COPY.toLetters}
        </Link>
      </div>
      {isHome ? (
        <a href={`#${NEWSLETTER_ID}`} className={styles.toNewsletter}>
          {FOOTER_COPY.toNewsletter}
        </a>
      ) : (
        <FooterNewsletter />
      )}
    </section>
  );
}

function FooterLinks() {
  return (
    <div className={styles.inner} data-surface="deep">
      <div>
        <Logo />
        <p className={styles.lead}>{FOOTER_COPY.lead}</p>
      </div>
      {FOOTER_GROUPS.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className={styles.groupTitle}>{group.title}</h2>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.label}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className={styles.promise}>
        <p>
          <PhoneText text={FOOTER_COPY.crisis} />
        </p>
        <p>{FOOTER_COPY.notTherapy}</p>
      </div>
    </div>
  );
}
