import { AccessibilityButton, Logo, StillCrisisCard } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { useLocation } from 'react-router-dom';
import { NewsletterForm } from '@stillsam/forms';
import { runtimeConfig } from '@stillsam/platform';
import { loadCalls, withCalls } from '../../views/load-calls';
import { CRISIS_ID } from './crisis-anchor';
import { FOOTER_GROUPS, LEGAL_LINKS } from './footer-links';
import { EXPLORE_LINKS, PAGE_LINKS, PLAN_LINK } from '../layout.copy';
import { FOOTER_COPY } from './footer.copy';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './footer.module.css';

/** Id of the newsletter's section: here, and on the start page, which has its own form (home-page.tsx). */
const NEWSLETTER_ID = 'nyhetsbrev';

const FOLD = `${folds.fold} ${styles.fold}`;

/** What is below every public page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.care}>
        <details id={CRISIS_ID} className={FOLD}>
          <summary className={styles.summary} data-surface="deep">
            <span className={styles.summaryTitle}>{FOOTER_COPY.crisisSummary}</span>
            <span className={styles.crisisHint}>{FOOTER_COPY.crisisHint}</span>
          </summary>
          <StillCrisisCard />
        </details>
        <Newsletter />
      </div>
      <FooterLinks />
      <div className={styles.legal} data-surface="deep">
        <nav aria-label={FOOTER_COPY.legalNavigation}>
          <ul className={styles.legalLinks}>
            {LEGAL_LINKS.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.label}</a>
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

/**
 * The newsletter form, folded to one line. On the start page a link to the form that it has; nothing on the page of
 * the letters, which begins with the form, and among the helplines.
 */
function Newsletter() {
  const { pathname } = useLocation();
  if (pathname === PATHS.letters || `${pathname}/`.startsWith(`${PATHS.crisisHelp}/`)) return null;
  if (pathname === PATHS.home) {
    return (
      <p className={styles.newsletterLinks} data-surface="deep">
        <a href={`#${NEWSLETTER_ID}`}>{FOOTER_COPY.toNewsletter}</a>
        <a href={PATHS.letters}>{FOOTER_COPY.toLetters}</a>
      </p>
    );
  }
  return (
    <details className={FOLD} onToggle={() => withCalls(() => undefined)}>
      <summary className={styles.summary} data-surface="deep">
        <h2 id={NEWSLETTER_ID} className={styles.summaryTitle}>
          {FOOTER_COPY.newsletterTitle}
        </h2>
      </summary>
      <section className={styles.newsletter} aria-labelledby={NEWSLETTER_ID}>
        <div>
          <p className={styles.newsletterText}>{FOOTER_COPY.newsletterText}</p>
          <a href={PATHS.letters} className={styles.toLetters}>
            {FOOTER_COPY.toLetters}
          </a>
        </div>
        <FooterNewsletter />
      </section>
    </details>
  );
}

/** Pages that the menu of a narrow window leads to. */
const MENU_PATHS = new Set(
  [...EXPLORE_LINKS, ...PAGE_LINKS, PLAN_LINK].map(({ path }) => path).concat(PATHS.start),
);

function FooterLinks() {
  const { pathname } = useLocation();
  return (
    <div className={styles.inner} data-surface="deep">
      <div className={styles.brand}>
        <Logo />
        <p className={styles.lead}>{FOOTER_COPY.lead}</p>
      </div>
      {FOOTER_GROUPS.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className={styles.groupTitle}>{group.title}</h2>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.label} data-in-menu={MENU_PATHS.has(link.path) || undefined}>
                <a href={link.path} aria-current={link.path === pathname ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={styles.promise}>{FOOTER_COPY.notTherapy}</p>
    </div>
  );
}

/** Milliseconds for which the success message shows (specification, section 9). */
const FOOTER_SUCCESS_MS = 5000;

/** The form of the footer. */
function FooterNewsletter() {
  return (
    <NewsletterForm
      successMilliseconds={FOOTER_SUCCESS_MS}
      subscribe={(email) => loadCalls().then((calls) => calls.subscribe(email, runtimeConfig().apiOrigin))}
      note={
        <p>
          {FOOTER_COPY.newsletterNote} <a href={PATHS.privacy}>{FOOTER_COPY.privacyLink}</a>.
        </p>
      }
    />
  );
}
