import { Logo } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { FOOTER_GROUPS, LAYOUT_COPY, LEGAL_LINKS } from './layout.copy';
import styles from './footer.module.css';

/** The year of the copyright line: of the build, so that server and browser render the same. */
const COPYRIGHT_YEAR = 2026;

export function Footer() {
  return (
    <footer className={`far ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.lead}>{LAYOUT_COPY.footerLead}</p>
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
        <div className={styles.care}>
          <p>{LAYOUT_COPY.crisis}</p>
          <p>{LAYOUT_COPY.notTherapy}</p>
        </div>
      </div>
      <div className={styles.legal}>
        <nav aria-label={LAYOUT_COPY.legalNavigation}>
          <ul className={styles.legalLinks}>
            {LEGAL_LINKS.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>{LAYOUT_COPY.copyright(COPYRIGHT_YEAR)}</p>
      </div>
    </footer>
  );
}
