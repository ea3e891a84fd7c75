import { useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { CAMPAIGNS, hasBegun } from './campaigns-list';
import { bodyOf, useApi } from '../../api/use-api';
import { CAMPAIGNS_COPY, nameOf, type CampaignRow } from '../../features/campaigns/campaigns';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { LetterFiguresView } from './letter-figures';
import { WelcomeLettersView } from './welcome-letters';
import { ListView } from '../../features/list/list-view';
import { useList } from '../../features/list/define-list';
import { useListView } from '../../features/list/use-list-address';
import { useMayUse } from '../../features/session/require-back-office';
import {
  CAMPAIGN_LIST_COPY as COPY,
  LETTER_FIGURES_COPY,
  WELCOME_COPY,
  MAIL_TEXTS_COPY,
} from './campaigns.copy';
import { MailTextsView } from './mail-texts';
import styles from './campaigns-tab.module.css';
import { Button, Dialog, Icon, PillGroup } from '@stillsam/ui';

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

const MAX_TEMPLATES = 50;

/** Begins a letter: from a template where there are any, which are listed first, or an empty one. */
function NewCampaign({ onFailed }: { onFailed: (text: string) => void }) {
  const { client } = useApi();
  const [templates, setTemplates] = useState<CampaignRow[]>([]);
  const [isAsking, setAsking] = useState(false);
  const close = () => setTemplates([]);
  const { create, copy, isCreating } = useCreateCampaign((text) => {
    close();
    onFailed(text);
  });
  const begin = async () => {
    setAsking(true);
    const query = { kind: 'template', page: 1, limit: MAX_TEMPLATES } as const;
    const found = await bodyOf(client.GET('/api/admin/campaigns', { params: { query } })).catch(() => null);
    setAsking(false);
    // An empty letter fails for the same reason, and says it.
    if (found?.campaigns.length) setTemplates(found.campaigns);
    else create();
  };
  return (
    <>
      <Button
        icon={<Icon icon={Plus} />}
        isLoading={isAsking || isCreating}
        loadingText={CAMPAIGNS_COPY.creating}
        onClick={() => void begin()}
      >
        {COPY.create}
      </Button>
      <Dialog isOpen={templates.length > 0} onClose={close} title={COPY.begin.title} size="small">
        <ul className={styles.templates} role="list" aria-label={COPY.begin.label}>
          {templates.map((template) => (
            <li key={template.id}>
              <Button variant="secondary" isFullWidth onClick={() => copy(template.id)}>
                {nameOf(template)}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="quiet" isFullWidth onClick={() => create()}>
              {COPY.begin.empty}
            </Button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
