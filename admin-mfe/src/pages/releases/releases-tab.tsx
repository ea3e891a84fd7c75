import { useEffect, useRef, useState } from 'react';
import { EmptyState, Notice, TextField } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { ListTab, OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { Loaded } from '../../detail/detail-page';
import { PartCard, changeInWords, works, type Part } from './part-card';
import { RELEASES_COPY as COPY } from './releases.copy';
import styles from './releases.module.css';
import { FormDialog } from '../../forms/form';

const POLL_MS = 5000;

/** What visitors get of each part of the site, and the way back. */
export function ReleasesTab() {
  const releases = useApi().useQuery('get', '/api/admin/releases', {}, { refetchInterval: POLL_MS });
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
    <ListTab help={COPY.lead}>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <div ref={listRef} role="region" aria-label={COPY.label} tabIndex={-1} className={styles.parts}>
        <Loaded copy={COPY} result={releases}>
          {(data) => <ReleasesBody data={data} now={releases.dataUpdatedAt} onBack={setAsked} />}
        </Loaded>
      </div>
      {asked?.before ? (
        <RollbackDialog part={asked} version={asked.before} onDone={finish} onCancel={() => setAsked(null)} />
      ) : null}
    </ListTab>
  );
}

interface ReleasesBodyProps {
  data: components['schemas']['PartsDto'];
  /** Milliseconds since 1970. */
  now: number;
  onBack: (part: Part) => void;
}

function ReleasesBody({ data, now, onBack }: ReleasesBodyProps) {
  if (!data.is_configured)
    return (
      <EmptyState title={COPY.notConfiguredTitle}>
        <p>{COPY.notConfiguredText}</p>
      </EmptyState>
    );
  const isWhole = data.parts.every(works);
  return (
    <>
      <Notice
        role="none"
        tone={isWhole ? 'success' : 'error'}
        title={isWhole ? COPY.works : COPY.failing}
        className={styles.state}
      />
      <div className={styles.list}>
        {data.parts.map((part) => (
          <PartCard
            key={part.name}
            part={part}
            change={changeInWords(part, now)}
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
      title={COPY.question(COPY.part(name))}
      description={`${COPY.consequence} ${canary ? COPY.canaryEnds : ''}`}
      role="alertdialog"
      size="small"
      form={form}
      failed={COPY.backFailed}
      copy={{ submit: COPY.back, submitting: COPY.going }}
      variant="danger"
      onCancel={onCancel}
      onSend={async ({ why }) => {
        await mutateAsync({ params: { path: { part: name } }, body: { version, why } });
        onDone(COPY.wentBack(COPY.part(name)));
      }}
    >
      <TextField
        {...form.register('why')}
        label={COPY.why}
        hint={COPY.whyHint}
        maxLength={MAX_REASON}
        autoComplete="off"
      />
    </FormDialog>
  );
}
