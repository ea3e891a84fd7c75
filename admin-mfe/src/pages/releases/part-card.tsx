import { useId, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { Badge, Button, Notice } from '@stillsam/ui';
import { Facts } from '../../detail/part';
import fold from '@stillsam/ui/styles/fold.module.css';
import { formatDateTime, formatRecent, unbroken } from '../../format-date';
import { RELEASES_COPY as COPY } from './releases.copy';
import styles from './releases.module.css';
import look from '../../look.module.css';

type LiveRelease = components['schemas']['LiveReleaseDto'];

interface PartCardProps {
  part: Part;
  /** When it was changed last; null where nothing is known. */
  change: string | null;
  /** Called when the user wants to go back to the version before. */
  onBack: () => void;
}

/**
 * A part of the site: when it was changed, and folded what is live, what is tried beside it, the last changes and the way
 * back, which stands open where visitors meet errors.
 */
export function PartCard({ part, change, onBack }: PartCardProps) {
  const headingId = useId();
  const { name, owner, stable, canary, before } = part;
  const behind = part.shells.filter(({ follows }) => !follows);
  const back =
    before && part.can_roll_back ? (
      <Button
        variant="secondary"
        className={styles.back}
        aria-label={COPY.backNamed(COPY.part(name))}
        onClick={onBack}
      >
        {COPY.back}
      </Button>
    ) : (
      <p className={look.small}>{before ? COPY.notYours : COPY.nothingBefore}</p>
    );
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      {part.has_alarm ? (
        <Notice tone="error" role="none" action={back}>
          {COPY.alarm}
        </Notice>
      ) : null}
      {part.is_journal_whole ? null : (
        <Notice tone="error" role="none">
          {COPY.journalBroken}
        </Notice>
      )}
      {behind.length > 0 ? (
        <Notice tone="info" role="none">
          {COPY.behind}
        </Notice>
      ) : null}
      {stable ? null : <p>{COPY.nothingLive}</p>}
      <details className={fold.fold}>
        <summary className={styles.summary}>
          <h2 id={headingId} className={styles.heading}>
            {COPY.part(name)}
          </h2>
          {change ? <span className={look.small}>{change}</span> : null}
        </summary>
        <div className={styles.content}>
          <div className={styles.live}>
            {stable ? (
              <LiveReleaseFacts release={stable} badge={<Badge tone="success">{COPY.live}</Badge>} />
            ) : null}
            {canary ? (
              <LiveReleaseFacts release={canary} badge={<Badge tone="warm">{COPY.canary}</Badge>} />
            ) : null}
          </div>
          <p className={look.small}>
            {COPY.owner(owner)} {behind.length === 0 ? COPY.follows : null} {COPY.countedSince}
          </p>
          <ShellsBehind shells={behind} />
          {part.has_alarm ? null : back}
          <History changes={part.changes} />
        </div>
      </details>
    </section>
  );
}

function ShellsBehind({ shells }: Pick<Part, 'shells'>) {
  return shells.map(({ origin, problems }) => (
    <p key={origin} className={look.small}>
      {COPY.behindServer(origin)}
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
      <h3 className={styles.history}>{COPY.history}</h3>
      <ol role="list">
        {changes.map(({ at, kind, who, why, stable, canary, share }) => (
          <li key={at} className={styles.change}>
            <span className={look.small}>
              <time dateTime={at}>{formatDateTime(at)}</time>, {who}
            </span>
            <span>
              {COPY.change(kind, canary !== null)}: <code>{canary ?? stable}</code>{' '}
              {share === null ? null : COPY.shareOfChange(share)}
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
  const facts = [
    [COPY.share, COPY.shareOf(share)],
    [COPY.since, since ? <time dateTime={since}>{formatDateTime(since)}</time> : COPY.unknown],
    [COPY.who, COPY.whoOf(who)],
    [COPY.views, COPY.viewsOf(views)],
    [COPY.errors, COPY.errorsOf(errors, views)],
    [COPY.commit, commit ? <code>{commit.slice(0, 10)}</code> : null],
    [COPY.notes, why],
  ] as const;
  return (
    <div className={styles.release}>
      <p className={styles.version}>
        {badge} <code>{version}</code>
      </p>
      <Facts facts={facts} />
    </div>
  );
}

export type Part = components['schemas']['PartDto'];

/** Whether visitors get what they should, and every server and record says so. */
export function works({ stable, has_alarm, shells, is_journal_whole }: Part): boolean {
  return stable !== null && !has_alarm && is_journal_whole && shells.every(({ follows }) => follows);
}

/** When it was changed last; null where nothing is known. @param now milliseconds since 1970. */
export function changeInWords({ changes, stable }: Part, now: number): string | null {
  const last = changes[0]?.at ?? stable?.since;
  return last ? COPY.changed(unbroken(formatRecent(last, now))) : null;
}
