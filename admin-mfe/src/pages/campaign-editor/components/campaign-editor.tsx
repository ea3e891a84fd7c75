import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Notice, PageHeader, PillGroup } from '@stillsam/ui';
import { useNavigate } from 'react-router-dom';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { ConflictView } from '../../../features/conflict/conflict-view';
import { LeaveDialog } from '../../../features/leave-guard/leave-dialog';
import { CAMPAIGNS_PATH } from '../../../campaigns/campaigns.logic';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { Campaign } from '../campaign.types';
import { CONFLICT_FIELDS } from '../conflict-fields.logic';
import { useCampaignEditor } from '../use-campaign-editor';
import { useSavingGuard } from '../use-saving-guard';
import { AudienceFields } from './audience-fields';
import styles from './campaign-editor.module.css';
import { EditorBar } from './editor-bar';
import { LetterFields } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { ArchiveField, TimingFields } from './timing-fields';
import { VersionsButton } from './versions-button';

const copy = CAMPAIGN_COPY;
const VIEWS = [
  { value: 'write', label: copy.views.write },
  { value: 'preview', label: copy.views.preview },
];

/** The editor of a draft with the views form and preview. Ctrl or ⌘ and S saves at once. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const formRef = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const editor = useCampaignEditor(campaign, formRef);
  const { id, saving, stored, typed, isDirty, flush } = editor;
  const guard = useSavingGuard(isDirty, flush);
  const [view, setView] = useState('write');
  const [notice, setNotice] = useState<string>();
  const [isComparing, setIsComparing] = useState(false);

  const goTo = (address: string) => {
    guard.open();
    void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void flush();
  };

  const conflict = saving.kind === 'conflict' && isComparing ? saving : null;
  return (
    <>
      {conflict ? (
        <ConflictView
          title={copy.conflictTitle}
          fields={CONFLICT_FIELDS}
          versions={{ base: stored.fields, mine: typed, theirs: conflict.theirs.fields }}
          onSave={(merged) => {
            setIsComparing(false);
            editor.saveMerged(merged);
          }}
          onBack={() => setIsComparing(false)}
        />
      ) : null}
      {/* The form stays mounted, so that its state is kept. */}
      <div className={styles.page} hidden={conflict !== null}>
        <PageHeader
          className={styles.header}
          back={{ to: CAMPAIGNS_PATH, label: copy.back }}
          title={copy.title}
        />
        {notice ? (
          <Notice tone="success" onDismiss={() => setNotice(undefined)}>
            {notice}
          </Notice>
        ) : null}
        <div className={styles.views}>
          <PillGroup label={copy.views.label} options={VIEWS} value={view} onValueChange={setView} />
          <VersionsButton
            id={id}
            version={stored.version}
            flush={flush}
            onRestored={(restored, revision) => {
              editor.replace(restored);
              setNotice(copy.versions.restored(revision));
            }}
          />
        </div>
        {view === 'preview' ? (
          <LetterPreview id={id} version={stored.version} isDirty={isDirty} flush={flush} />
        ) : null}
        <form
          ref={formRef}
          noValidate
          className={layout.columns}
          hidden={view !== 'write'}
          onSubmit={(event: FormEvent) => event.preventDefault()}
          onKeyDown={onKeyDown}
        >
          <LetterFields {...editor} />
          <div className={layout.aside}>
            <AudienceFields {...editor} />
            <TimingFields {...editor} />
            <ArchiveField {...editor} />
          </div>
        </form>
        <EditorBar
          editor={editor}
          onCompare={() => setIsComparing(true)}
          onReview={() => setView('write')}
          onStarted={() => goTo(adminCampaignStatusPath(id))}
          onCopied={(newId) => goTo(adminCampaignPath(newId))}
        />
      </div>
      <LeaveDialog guard={guard} texts={copy.leave} />
    </>
  );
}
