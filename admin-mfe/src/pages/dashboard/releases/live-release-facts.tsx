import type { ReactNode } from 'react';
import { formatDateTime } from '../../../features/dates/format-date';
import { RELEASES_COPY } from './releases.copy';
import styles from './releases.module.css';
import type { LiveRelease } from './releases.queries';

interface LiveReleaseFactsProps {
  release: LiveRelease;
  badge: ReactNode;
}

/** A release that visitors get: which, since when, by whom, and how it fares. */
export function LiveReleaseFacts({ release, badge }: LiveReleaseFactsProps) {
  const { version, share, since, who, why, commit, views, errors } = release;
  const facts: [label: string, value: ReactNode][] = [
    [RELEASES_COPY.share, RELEASES_COPY.shareOf(share)],
    [
      RELEASES_COPY.since,
      since ? <time dateTime={since}>{formatDateTime(since)}</time> : RELEASES_COPY.unknown,
    ],
    [RELEASES_COPY.who, RELEASES_COPY.whoOf(who)],
    [RELEASES_COPY.views, RELEASES_COPY.viewsOf(views)],
    [RELEASES_COPY.errors, RELEASES_COPY.errorsOf(errors, views)],
    [RELEASES_COPY.commit, commit ? <code>{commit.slice(0, 10)}</code> : null],
    [RELEASES_COPY.notes, why],
  ];
  return (
    <div className={styles.release}>
      <p className={styles.version}>
        {badge} <code>{version}</code>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
