import type { ReactNode } from 'react';
import { PillGroup } from '@stillsam/ui';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { ListView } from '../../features/list/list-view';
import { useList } from '../../features/list/define-list';
import { useListView } from '../../features/list/use-list-address';
import { useMayUse } from '../../features/session/require-back-office';
import { hasBegun } from './campaign-cells';
import { CAMPAIGNS } from './campaigns-list';
import {
  CAMPAIGN_LIST_COPY as COPY,
  LETTER_FIGURES_COPY,
  WELCOME_COPY,
  MAIL_TEXTS_COPY,
} from './campaigns.copy';
import { LetterFiguresView } from './letter-figures';
import { MailTextsView } from './mail-texts';
import { NewCampaign } from './new-campaign';
import { WelcomeLettersView } from './welcome-letters';

const WELCOME_VIEW = 'valkomstbrev';
const FIGURES_VIEW = 'siffror';
const TEXTS_VIEW = 'mejltexter';

/** Letters to subscribers: drafts, what is being sent, and what was sent; and how the sent ones did. */
export function CampaignsTab() {
  const { view, linkTo } = useListView();
  const isOwner = useMayUse('system');
  const known = [WELCOME_VIEW, FIGURES_VIEW, ...(isOwner ? [TEXTS_VIEW] : [])];
  const shown = known.find((one) => one === view) ?? '';
  const views = (
    <PillGroup
      label={LETTER_FIGURES_COPY.views}
      value={shown}
      options={[
        { value: '', label: COPY.label, to: linkTo('') },
        { value: WELCOME_VIEW, label: WELCOME_COPY.label, to: linkTo(WELCOME_VIEW) },
        { value: FIGURES_VIEW, label: LETTER_FIGURES_COPY.label, to: linkTo(FIGURES_VIEW) },
        ...(isOwner ? [{ value: TEXTS_VIEW, label: MAIL_TEXTS_COPY.label, to: linkTo(TEXTS_VIEW) }] : []),
      ]}
      isReplacing
    />
  );
  if (shown === WELCOME_VIEW) return <WelcomeLettersView views={views} />;
  if (shown === FIGURES_VIEW) return <LetterFiguresView views={views} />;
  return shown === TEXTS_VIEW ? <MailTextsView views={views} /> : <CampaignsList views={views} />;
}

function CampaignsList({ views }: { views: ReactNode }) {
  const list = useList(CAMPAIGNS);
  const fail = (text: string) => list.setOutcome({ tone: 'error', text });
  const { copy } = useCreateCampaign(fail);
  return (
    <ListView
      list={list}
      actions={{ copy, hasProgress: list.rows.some(hasBegun) }}
      help={COPY.explanation}
      tools={
        <>
          {views}
          <NewCampaign onFailed={fail} />
        </>
      }
    />
  );
}
