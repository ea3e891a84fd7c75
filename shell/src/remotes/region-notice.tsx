import { useLocation } from 'react-router-dom';
import { REGION_COPY } from './region.copy';
import styles from './region-notice.module.css';

interface RegionNoticeProps {
  /** `page`: nothing could be shown. `script`: the page is readable, but its interactive parts are missing. */
  variant: 'page' | 'script';
}

/** A Swedish notice in place of, or above, a remote's page. 'Försök igen' works without JavaScript too. */
export function RegionNotice({ variant }: RegionNoticeProps) {
  const { pathname, search } = useLocation();
  const copy = REGION_COPY[variant];
  const Heading = variant === 'page' ? 'h1' : 'p';
  return (
    <div
      className={variant === 'page' ? styles.page : styles.strip}
      role="alert"
      data-testid={`region-${variant}`}
    >
      <Heading className={styles.title}>{copy.title}</Heading>
      <p className={styles.text}>{copy.text}</p>
      <a className={styles.retry} href={pathname + search}>
        {REGION_COPY.retry}
      </a>
    </div>
  );
}
