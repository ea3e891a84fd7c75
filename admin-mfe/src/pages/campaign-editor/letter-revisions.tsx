import { useState } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Dialog, DialogActions, Notice } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { REVISIONS_COPY } from '../../features/draft-editor/draft-editor.copy';
import { RevisionList, RevisionText } from '../../features/draft-editor/revisions';
import { LazyPart } from '../../lazy-part';
import styles from './campaign-editor.module.css';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { Campaign, CampaignFields } from './campaign.queries';
import look from '../../look.module.css';

const { revisions: copy } = CAMPAIGN_COPY;

interface RevisionsProps {
  id: string;
  /** The version that is saved. */
  version: number;
  onRestored: (campaign: Campaign, revision: number) => void;
}

/** Opens the revisions, once what is typed is saved as one of them. */
export function RevisionsButton({
  flush,
  onRestored,
  ...props
}: RevisionsProps & { flush: () => Promise<boolean> }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    await flush();
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="secondary" className={styles.revisions} onClick={() => void open()}>
        {copy.open}
      </Button>
      {isOpen ? (
        <RevisionsDialog
          {...props}
          onRestored={(campaign, revision) => {
            onRestored(campaign, revision);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The revisions of a letter: the list, or the one that is chosen of it. */
function RevisionsDialog({ id, version, onRestored, onClose }: RevisionsProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useApi().useQuery(
    'get',
    '/api/admin/campaigns/{id}/revisions',
    { params: { path: { id } } },
    { gcTime: 0 },
  );
  return (
    <Dialog isOpen title={chosen === null ? copy.title : REVISIONS_COPY.named(chosen)} onClose={onClose}>
      {chosen === null ? (
        <RevisionList
          list={list}
          texts={copy}
          current={version}
          chosen={null}
          factsOf={(row) => [REVISIONS_COPY.by(row.saved_by_name), row.subject || copy.untitled]}
          onChoose={setChosen}
        />
      ) : (
        <ChosenRevision
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

interface ChosenRevisionProps extends RevisionsProps {
  revision: number;
  onBack: () => void;
}

/** A revision of the letter, with a button to restore it. */
function ChosenRevision({ id, revision, version, onRestored, onBack }: ChosenRevisionProps) {
  const api = useApi();
  const params = { path: { id, version: String(revision) } };
  const query = api.useQuery(
    'get',
    '/api/admin/campaigns/{id}/revisions/{version}',
    { params },
    { gcTime: 0 },
  );
  const restore = api.useMutation('post', '/api/admin/campaigns/{id}/revisions/{version}/restore');
  const run = async () => {
    try {
      onRestored(await restore.mutateAsync({ params, body: { version } }), revision);
    } catch {
      // The notice below says why.
    }
  };
  return (
    <div className={styles.chosen}>
      <RevisionText revision={query} failed={copy.failed}>
        {({ fields }) => <Letter fields={fields} />}
      </RevisionText>
      {restore.isError ? <Notice tone="error">{failureText(restore.error)}</Notice> : null}
      <DialogActions>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        {query.data && revision !== version ? (
          <Button
            isLoading={restore.isPending}
            loadingText={REVISIONS_COPY.restoring}
            onClick={() => void run()}
          >
            {REVISIONS_COPY.restore}
          </Button>
        ) : null}
      </DialogActions>
    </div>
  );
}

function Letter({ fields: { subject, preheader, content } }: { fields: CampaignFields }) {
  const texts = { loading: REVISIONS_COPY.loading, failed: copy.failed };
  return (
    <article className={styles.letter}>
      <h3 className={styles.heading}>{subject || copy.untitled}</h3>
      {preheader ? <p className={look.small}>{preheader}</p> : null}
      {content ? (
        <LazyPart load={loadView} texts={texts} lines={8}>
          {({ HtmlView }) => <HtmlView html={content} />}
        </LazyPart>
      ) : (
        <p>{copy.empty}</p>
      )}
    </article>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.restoreFailed;
  return error.status === 412 ? copy.changed : (serverText(error) ?? copy.restoreFailed);
}

/** Lazy, because it loads the sanitiser, which the form does not need. */
const loadView = () => import(/* webpackChunkName: "html-view" */ '../../features/rich-text/html-view');
