import type { ReactNode } from 'react';
import { Badge, Notice, Skeleton } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { formatDateTime } from '../../format-date';
import { REVISIONS_COPY as COPY } from './draft-editor.copy';
import styles from './versions.module.css';
import look from '../../look.module.css';

interface Revision {
  version: number;
  /** ISO 8601. */
  saved_at: string;
}

interface RevisionListProps<Row extends Revision> {
  list: {
    data: { revisions: readonly Row[] } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  texts: { label: string; lead: string; failed: string; none: string };
  /** The version that is saved. */
  current: number;
  /** Version of the chosen one. */
  chosen: number | null;
  factsOf: (row: Row) => string[];
  onChoose: (version: number) => void;
  /** Below the rows. */
  children?: ReactNode;
}

/** Revisions to choose from, newest first. */
export function RevisionList<Row extends Revision>({
  list: { data, isError, refetch },
  texts,
  current,
  chosen,
  factsOf,
  onChoose,
  children,
}: RevisionListProps<Row>) {
  if (!data)
    return isError ? (
      <ActionNotice label={COPY.retry} onAction={() => void refetch()}>
        {texts.failed}
      </ActionNotice>
    ) : (
      <Skeleton lines={6} label={COPY.loading} />
    );
  if (data.revisions.length === 0) return <p>{texts.none}</p>;
  return (
    <div className={styles.list}>
      <p className={look.small}>{texts.lead}</p>
      <ol className={styles.rows} role="list" aria-label={texts.label}>
        {data.revisions.map((row) => (
          <li key={row.version}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={row.version === chosen}
              onClick={() => onChoose(row.version)}
            >
              <span className={styles.name}>
                {COPY.named(row.version)}{' '}
                {row.version === current ? <Badge tone="calm">{COPY.current}</Badge> : null}
              </span>
              <time dateTime={row.saved_at}>{formatDateTime(row.saved_at)}</time>
              {factsOf(row).map((fact) => (
                <span key={fact} className={look.soft}>
                  {fact}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

interface RevisionTextProps<Text> {
  revision: { data: Text | undefined; isError: boolean };
  failed: string;
  children: (text: Text) => ReactNode;
}

/** The text of one revision, once it is fetched. */
export function RevisionText<Text>({
  revision: { data, isError },
  failed,
  children,
}: RevisionTextProps<Text>) {
  if (data) return children(data);
  return isError ? <Notice tone="error">{failed}</Notice> : <Skeleton lines={8} label={COPY.loading} />;
}
