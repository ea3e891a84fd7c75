import { useState } from 'react';
import { Button, Dialog, Notice, Skeleton } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import { RevisionList, type ListedRevision } from '../../../features/revisions/revision-list';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { Campaign, RevisionRow } from '../campaign.types';
import { useRevisions } from '../revisions.queries';
import { ChosenVersion } from './chosen-version';
import styles from './versions-dialog.module.css';

const { versions: copy } = CAMPAIGN_COPY;

interface VersionsDialogProps {
  id: string;
  /** The version that is saved. */
  version: number;
  onRestored: (campaign: Campaign, revision: number) => void;
  onClose: () => void;
}

/** The versions of a letter: the list, or the one that is chosen of it. */
export function VersionsDialog({ id, version, onRestored, onClose }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Dialog isOpen title={chosen === null ? copy.title : copy.named(chosen)} onClose={onClose}>
      {chosen === null ? (
        <Rows id={id} version={version} onChoose={setChosen} />
      ) : (
        <ChosenVersion
          id={id}
          revision={chosen}
          version={version}
          onRestored={onRestored}
          onBack={() => setChosen(null)}
        />
      )}
    </Dialog>
  );
}

interface RowsProps {
  id: string;
  version: number;
  onChoose: (version: number) => void;
}

function Rows({ id, version, onChoose }: RowsProps) {
  const { data, isError, refetch } = useRevisions(id);
  if (isError)
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failed}
      </Notice>
    );
  if (!data) return <Skeleton lines={6} label={copy.loading} />;
  if (data.length === 0) return <p>{copy.none}</p>;
  return (
    <div className={styles.list}>
      <p className={styles.lead}>{copy.lead}</p>
      <RevisionList
        label={copy.list}
        currentLabel={copy.current}
        rows={data.map((row) => describeRow(row, version))}
        chosen={null}
        onChoose={onChoose}
      />
    </div>
  );
}

function describeRow(row: RevisionRow, current: number): ListedRevision {
  return {
    version: row.version,
    name: copy.named(row.version),
    savedAt: row.saved_at,
    when: formatDateTime(row.saved_at),
    facts: [copy.by(row.saved_by_name), row.subject || copy.untitled],
    isCurrent: row.version === current,
  };
}
