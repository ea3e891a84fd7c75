import { ApiError, serverText } from '@stillsam/api-client';
import { Button, DialogActions, Notice, Skeleton } from '@stillsam/ui';
import { useLazyPart } from '../../../use-lazy-part';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { Campaign, CampaignFields } from '../campaign.types';
import { useRestoreRevision, useRevision } from '../revisions.queries';
import styles from './versions-dialog.module.css';

const { versions: copy } = CAMPAIGN_COPY;

interface ChosenVersionProps {
  id: string;
  revision: number;
  /** The version that is saved. */
  version: number;
  onRestored: (campaign: Campaign, revision: number) => void;
  onBack: () => void;
}

/** An earlier version of the letter, with a button to restore it. */
export function ChosenVersion({ id, revision, version, onRestored, onBack }: ChosenVersionProps) {
  const { data, isError } = useRevision(id, revision);
  const restore = useRestoreRevision(id);
  const run = async () => {
    try {
      onRestored(await restore.mutateAsync({ revision, version }), revision);
    } catch {
      // The notice below says why.
    }
  };
  return (
    <div className={styles.list}>
      {isError ? <Notice tone="error">{copy.failed}</Notice> : null}
      {data ? (
        <VersionText fields={data.fields} />
      ) : isError ? null : (
        <Skeleton lines={8} label={copy.loading} />
      )}
      {restore.isError ? <Notice tone="error">{failureText(restore.error)}</Notice> : null}
      <DialogActions>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        {data && revision !== version ? (
          <Button isLoading={restore.isPending} loadingText={copy.restoring} onClick={() => void run()}>
            {copy.restore}
          </Button>
        ) : null}
      </DialogActions>
    </div>
  );
}

function VersionText({ fields: { subject, preheader, content } }: { fields: CampaignFields }) {
  const part = useLazyPart(loadView, true);
  return (
    <article className={styles.letter}>
      <h3 className={styles.subject}>{subject || copy.untitled}</h3>
      {preheader ? <p className={styles.lead}>{preheader}</p> : null}
      {!content ? (
        <p>{copy.empty}</p>
      ) : part === 'loading' ? (
        <Skeleton lines={8} label={copy.loading} />
      ) : part === 'failed' ? (
        <Notice tone="error">{copy.failed}</Notice>
      ) : (
        <part.HtmlView html={content} />
      )}
    </article>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.restoreFailed;
  return error.status === 412 ? copy.changed : (serverText(error) ?? copy.restoreFailed);
}

/** Lazy, because it loads the sanitiser, which the form does not need. */
const loadView = () => import(/* webpackChunkName: "html-view" */ '../../../features/rich-text/html-view');
