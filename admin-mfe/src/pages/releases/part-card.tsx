import { useId, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { Badge, Button, Notice } from '@stillsam/ui';
import { formatDateTime } from '../../format-date';
import { RELEASES_COPY } from './releases.copy';
import type { Part } from './releases.logic';
import styles from './releases.module.css';
import look from '../../look.module.css';

type LiveRelease = components['schemas']['LiveReleaseDto'];

interface PartCardProps {
  part: Part;
  /** When it was changed, unless it is said above. */
  change: string | null;
  /** Called when the user wants to go back to the version before. */
  onBack: () => void;
}

/** A part of the site: what is live, what is tried beside it, and the last changes. */
export function PartCard({ part, change, onBack }: PartCardProps) {
  const headingId = useId();
  const { name, owner, stable, canary, before } = part;
  const behind = part.shells.filter(({ follows }) => !follows);
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div>
          <h2 id={headingId} className={styles.heading}>
            {RELEASES_COPY.part(name)}
          </h2>
          {change ? <p className={look.small}>{change}</p> : null}
        </div>
        {before && part.can_roll_back ? (
          <Button
            variant="quiet"
            className={styles.back}
            aria-label={RELEASES_COPY.backNamed(RELEASES_COPY.part(name))}
            onClick={onBack}
          >
            {RELEASES_COPY.back}
          </Button>
        ) : null}
      </div>
      {part.has_alarm ? (
        <Notice tone="error" role="none">
          {RELEASES_COPY.alarm}
        </Notice>
      ) : null}
      {part.is_journal_whole ? null : (
        <Notice tone="error" role="none">
          {RELEASES_COPY.journalBroken}
        </Notice>
      )}
      {behind.length > 0 ? (
        <Notice tone="info" role="none">
          {RELEASES_COPY.behind}
        </Notice>
      ) : null}
      {stable ? null : <p>{RELEASES_COPY.nothingLive}</p>}
      <details className={look.more}>
        <summary>{RELEASES_COPY.details}</summary>
        <p className={look.small}>{RELEASES_COPY.owner(owner)}</p>
        {before && part.can_roll_back ? null : (
          <p className={look.small}>{before ? RELEASES_COPY.notYours : RELEASES_COPY.nothingBefore}</p>
        )}
        <div className={styles.live}>
          {stable ? (
            <LiveReleaseFacts release={stable} badge={<Badge tone="success">{RELEASES_COPY.live}</Badge>} />
          ) : null}
          {canary ? (
            <LiveReleaseFacts release={canary} badge={<Badge tone="warm">{RELEASES_COPY.canary}</Badge>} />
          ) : null}
        </div>
        {behind.length === 0 ? <p className={look.small}>{RELEASES_COPY.follows}</p> : null}
        <ShellsBehind shells={behind} />
        <p className={look.small}>{RELEASES_COPY.countedSince}</p>
        <History changes={part.changes} />
      </details>
    </section>
  );
}

function ShellsBehind({ shells }: Pick<Part, 'shells'>) {
  return shells.map(({ origin, problems }) => (
    <p key={origin} className={look.small}>
      {RELEASES_COPY.behindServer(origin)}
      {problems.map((problem) => (
        <span key={problem} lang="en" className={styles.problem}>
          {problem}
        </span>
      ))}
    </p>
  ));
}

function History({ changes }: Pick<Part, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className={styles.history}>{RELEASES_COPY.history}</h3>
      <ol role="list" className={look.rows}>
        {changes.map(({ at, kind, who, why, stable, canary, share }) => (
          <li key={at} className={styles.change}>
            <span className={look.small}>
              <time dateTime={at}>{formatDateTime(at)}</time>, {who}
            </span>
            <span>
              {RELEASES_COPY.change(kind, canary !== null)}: <code>{canary ?? stable}</code>{' '}
              {share === null ? null : RELEASES_COPY.shareOfChange(share)}
            </span>
            {why ? <span>{why}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

interface LiveReleaseFactsProps {
  release: LiveRelease;
  badge: ReactNode;
}

/** A release that visitors get: which, since when, by whom, and how it fares. */
function LiveReleaseFacts({ release, badge }: LiveReleaseFactsProps) {
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
