import { ApiError } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Button, ButtonLink, EmptyState } from '@stillsam/ui';
import { Navigate, useParams } from 'react-router-dom';
import { EditorSkeleton } from '../../features/draft-editor/draft-editor';
import { RequireBackOffice } from '../../features/session/require-back-office';
import { CAMPAIGNS_PATH } from '../../features/campaigns/campaigns';
import { CAMPAIGN_COPY } from './campaign.copy';
import { useCampaign } from './campaign.queries';
import { CampaignEditor } from './campaign-editor';

const { failed: copy } = CAMPAIGN_COPY;
const SKELETON = { title: CAMPAIGN_COPY.title, label: CAMPAIGN_COPY.loading };

/** The editor of the draft that the address names. A started campaign is shown on its own page. */
function CampaignEditorPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta
        title={CAMPAIGN_COPY.title}
        description={CAMPAIGN_COPY.description}
        path={adminCampaignPath(id)}
      />
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
        title={copy.unreachable}
        action={
          <Button onClick={() => void refetch()} isLoading={isFetching}>
            {copy.retry}
          </Button>
        }
      >
        <p>{copy.unreachableText}</p>
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
      title={copy.missing}
      action={<ButtonLink to={CAMPAIGNS_PATH}>{CAMPAIGN_COPY.back}</ButtonLink>}
    >
      <p>{copy.missingText}</p>
    </EmptyState>
  );
}

export { CampaignEditorPage as Component };
