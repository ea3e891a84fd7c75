import { Logo, PhoneText } from '@stillsam/ui';
import { AccessibilityButton } from '@stillsam/accessibility-settings';
import { Link } from 'react-router-dom';
import { CRISIS_ID } from './crisis-anchor';
import { FooterCrisisCard } from './footer-crisis-card';
import { FOOTER_GROUPS, LEGAL_LINKS } from './footer-links';
import { FOOTER_MISSING_COPY } from './footer-missing.copy';
import { FooterNewsletter } from './footer-newsletter';
import { FOOTER_COPY } from './footer.copy';
import styles from './footer.module.css';

/** The year of the copyright line: of the build, so that server and browser render the same. */
const COPYRIGHT_YEAR = 2026;

/** What stands below every public page; its script comes late. */
export function Footer() {
  return (
    <footer className={`far ${styles.footer}`}>
      <div className={styles.care}>
        <details id={CRISIS_ID} className={styles.crisis}>
          <summary className={styles.crisisSummary} data-surface="deep">
            <span className={styles.crisisTitle}>{FOOTER_COPY.crisisSummary}</span>
            <span className={styles.crisisHint}>{FOOTER_COPY.crisisHint}</span>
          </summary>
          <FooterCrisisCard />
        </details>
        <section className={styles.newsletter} aria-labelledby="nyhetsbrev">
          <div>
            <h2 id="nyhetsbrev" className={styles.newsletterTitle}>
              {FOOTER_COPY.newsletterTitle}
            </h2>
            <p className={styles.newsletterText}>{FOOTER_COPY.newsletterText}</p>
          </div>
          <FooterNewsletter />
        </section>
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
        <p className={styles.copyright}>{FOOTER_COPY.copyright(COPYRIGHT_YEAR)}</p>
      </div>
    </footer>
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
          <PhoneText text={FOOTER_MISSING_COPY.crisis} />
        </p>
        <p>{FOOTER_COPY.notTherapy}</p>
      </div>
    </div>
  );
}
