import { useRef, useState } from 'react';
import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Notice, Button, ButtonLink, EmptyState } from '@stillsam/ui';
import { useNavigate, Navigate, useParams } from 'react-router-dom';
import { ApiError } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { CAMPAIGNS_PATH } from '../../features/campaigns/campaigns';
import { usePlaces } from '../../places/places';
import { DraftEditor, DraftForm, EditorSkeleton } from '../../features/draft-editor/draft-editor';
import { useLeaveGuard } from '../../features/draft-editor/leave-guard';
import { CONFLICT_FIELDS } from './campaign-fields.logic';
import {
  ArchiveField,
  AudienceFields,
  FurtherFields,
  LetterFields,
  PreheaderField,
  TemplateSection,
  TimingFields,
} from './campaign-fields';
import { CAMPAIGN_COPY as COPY } from './campaign.copy';
import { type Campaign, type CampaignFields, useCampaign } from './campaign.queries';
import { EditorBar } from './editor-bar';
import { LetterPreview } from './letter-preview';
import { RevisionsButton } from './letter-revisions';
import { TestAddresses } from './test-addresses';
import { useCampaignEditor } from './use-campaign-editor';
import { RequireBackOffice } from '../../features/session/require-back-office';

const { failed: FAILED } = COPY;
const SKELETON = { title: COPY.title, label: COPY.loading };

/** The editor of the draft that the address names. A started campaign is shown on its own page. */
function CampaignEditorPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={adminCampaignPath(id)} />
      <RequireBackOffice area="letters" skeleton={<EditorSkeleton {...SKELETON} />}>
        <ExistingCampaign key={id} id={id} />
      </RequireBackOffice>
    </>
  );
}

function ExistingCampaign({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useCampaign(id);
  if (!data) {
    if (!error) return <EditorSkeleton {...SKELETON} />;
    if (error instanceof ApiError && error.status === 404) return <Missing />;
    return (
      <EmptyState
        headingLevel={1}
        title={FAILED.unreachable}
        action={
          <Button onClick={() => void refetch()} isLoading={isFetching}>
            {FAILED.retry}
          </Button>
        }
      >
        <p>{FAILED.unreachableText}</p>
      </EmptyState>
    );
  }
  if (data.status !== 'draft') return <Navigate to={adminCampaignStatusPath(id)} replace />;
  return <CampaignEditor campaign={data} />;
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      title={FAILED.missing}
      action={<ButtonLink to={CAMPAIGNS_PATH}>{COPY.back}</ButtonLink>}
    >
      <p>{FAILED.missingText}</p>
    </EmptyState>
  );
}

const VIEWS = [
  { value: 'write', label: COPY.views.write },
  { value: 'preview', label: COPY.views.preview },
];

/** The editor of a draft with the views form and preview. */
function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const formRef = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const editor = useCampaignEditor(campaign, formRef);
  const { id, saving, stored, typed, isDirty, flush } = editor;
  const guard = useLeaveGuard(isDirty, flush);
  const [view, setView] = useState('write');
  const [notice, setNotice] = useState<string>();
  const [isComparing, setIsComparing] = useState(false);

  const goTo = (address: string) => {
    guard.open();
    void navigate(address);
  };
  const conflict = saving.kind === 'conflict' && isComparing ? saving : null;
  return (
    <DraftEditor
      title={COPY.title}
      back={{ to: usePlaces().addressOf(CAMPAIGNS_PATH), label: COPY.back }}
      offer={editor.offer}
      conflict={
        conflict && {
          title: conflict.by.isOwn ? COPY.ownConflictTitle : COPY.conflictTitle,
          savedBy: conflict.by,
          fields: CONFLICT_FIELDS,
          versions: { base: stored.fields, mine: typed, theirs: conflict.theirs.fields },
          onSave: (merged: CampaignFields) => {
            setIsComparing(false);
            editor.saveMerged(merged);
          },
          onBack: () => setIsComparing(false),
        }
      }
      leave={{ guard, texts: COPY.leave }}
      label={COPY.views.label}
      views={VIEWS}
      view={view}
      onView={setView}
      tools={
        <RevisionsButton
          id={id}
          version={stored.version}
          flush={flush}
          onRestored={(restored, revision) => {
            editor.replace(restored);
            setNotice(COPY.revisions.restored(revision));
          }}
        />
      }
      notices={
        notice ? (
          <Notice tone="success" onDismiss={() => setNotice(undefined)}>
            {notice}
          </Notice>
        ) : null
      }
    >
      {view === 'preview' ? (
        <LetterPreview id={id} version={stored.version} isDirty={isDirty} flush={flush} />
      ) : null}
      <DraftForm
        ref={formRef}
        isHidden={view !== 'write'}
        onSave={() => void flush()}
        main={<LetterFields {...editor} />}
        aside={
          <>
            <PreheaderField {...editor} />
            <AudienceFields {...editor} />
            <TimingFields {...editor} />
            <FurtherFields {...editor} />
            <ArchiveField {...editor} />
            <TemplateSection campaign={campaign} />
            <TestAddresses {...editor} />
          </>
        }
      />
      <EditorBar
        editor={editor}
        onCompare={() => setIsComparing(true)}
        onReview={() => setView('write')}
        onStarted={() => goTo(adminCampaignStatusPath(id))}
        onCopied={(newId) => goTo(adminCampaignPath(newId))}
      />
    </DraftEditor>
  );
}

export { CampaignEditorPage as Component };
