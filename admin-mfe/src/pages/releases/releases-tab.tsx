import { useEffect, useRef, useState } from 'react';
import { EmptyState, Notice, TextField } from '@stillsam/ui';
import { useApi, useRefetch } from '../../api/use-api';
import {
  ListSkeleton,
  ListTab,
  OutcomeNotice,
  type ListOutcome,
  LoadFailed,
} from '../../features/list/list-tab';
import { PartCard, changeInWords, works, type Part } from './part-card';
import { RELEASES_COPY } from './releases.copy';
import styles from './releases.module.css';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../forms/form';

const POLL_MS = 5000;

/** What is live, looked at again while the tab is open. A failure is logged. */
function useReleases() {
  const releases = useApi().useQuery('get', '/api/admin/releases', {}, { refetchInterval: POLL_MS });
  const { error } = releases;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return releases;
}

/** What visitors get of each part of the site, and the way back. */
export function ReleasesTab() {
  const releases = useReleases();
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const [asked, setAsked] = useState<Part | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const finish = (text: string) => {
    setAsked(null);
    setOutcome({ tone: 'success', text });
  };
  // The button that opened the dialog may be gone with the version before.
  useEffect(() => {
    if (outcome) listRef.current?.focus();
  }, [outcome]);
  return (
    <ListTab help={RELEASES_COPY.lead}>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <div
        ref={listRef}
        role="region"
        aria-label={RELEASES_COPY.label}
        tabIndex={-1}
        className={styles.parts}
      >
        <ReleasesBody releases={releases} onBack={setAsked} />
      </div>
      {asked?.before ? (
        <RollbackDialog part={asked} version={asked.before} onDone={finish} onCancel={() => setAsked(null)} />
      ) : null}
    </ListTab>
  );
}

interface ReleasesBodyProps {
  releases: ReturnType<typeof useReleases>;
  onBack: (part: Part) => void;
}

function ReleasesBody({ releases: { data, dataUpdatedAt, isError, refetch }, onBack }: ReleasesBodyProps) {
  if (data === undefined)
    return isError ? (
      <LoadFailed title={RELEASES_COPY.failedTitle} text={RELEASES_COPY.failedText} refetch={refetch} />
    ) : (
      <ListSkeleton label={RELEASES_COPY.loading} />
    );
  if (!data.is_configured)
    return (
      <EmptyState title={RELEASES_COPY.notConfiguredTitle}>
        <p>{RELEASES_COPY.notConfiguredText}</p>
      </EmptyState>
    );
  const isWhole = data.parts.every(works);
  return (
    <>
      <Notice
        role="none"
        tone={isWhole ? 'success' : 'error'}
        title={isWhole ? RELEASES_COPY.works : RELEASES_COPY.failing}
        className={styles.state}
      />
      <div className={styles.list}>
        {data.parts.map((part) => (
          <PartCard
            key={part.name}
            part={part}
            change={changeInWords(part, dataUpdatedAt)}
            onBack={() => onBack(part)}
          />
        ))}
      </div>
    </>
  );
}

const MAX_REASON = 200;

interface RollbackDialogProps {
  /** The part that would go back. */
  part: Part;
  /** The version before. */
  version: string;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks why a part goes back to the version before. */
function RollbackDialog({ part: { name, canary }, version, onDone, onCancel }: RollbackDialogProps) {
  const form = useForm({ defaultValues: { why: '' } });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/releases/{part}/rollback', {
    onSettled: useRefetch('/api/admin/releases'),
  });
  return (
    <FormDialog
      title={RELEASES_COPY.question(RELEASES_COPY.part(name))}
      description={`${RELEASES_COPY.consequence} ${canary ? RELEASES_COPY.canaryEnds : ''}`}
      role="alertdialog"
      size="small"
      form={form}
      failed={RELEASES_COPY.backFailed}
      copy={{ submit: RELEASES_COPY.back, submitting: RELEASES_COPY.going }}
      variant="danger"
      onCancel={onCancel}
      onSend={async ({ why }) => {
        await mutateAsync({ params: { path: { part: name } }, body: { version, why } });
        onDone(RELEASES_COPY.wentBack(RELEASES_COPY.part(name)));
      }}
    >
      <TextField
        {...form.register('why')}
        label={RELEASES_COPY.why}
        hint={RELEASES_COPY.whyHint}
        maxLength={MAX_REASON}
        autoComplete="off"
      />
    </FormDialog>
  );
}
