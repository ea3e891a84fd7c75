import { useState, type ReactNode } from 'react';
import { serverText } from '@stillsam/api-client';
import { adminCampaignPath } from '@stillsam/paths';
import { Badge, Button } from '@stillsam/ui';
import { formatNumber } from '@stillsam/ui/format-number';
import { useNavigate } from 'react-router-dom';
import { bodyOf, useApi } from '../../api/use-api';
import { CAMPAIGNS_COPY, nameOf, type CampaignRow } from '../../features/campaigns/campaigns';
import { defineList, useList } from '../../features/list/define-list';
import { LIST_COPY } from '../../features/list/list.copy';
import type { ListOutcome } from '../../features/list/list-tab';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { CAMPAIGNS, CampaignBadge, CampaignLink, CampaignName } from './campaigns-list';
import { CAMPAIGN_LIST_COPY, WELCOME_COPY as COPY } from './campaigns.copy';

/** Days between a new letter and the one before it. */
const GAP_DAYS = 3;
const { columns } = COPY;

const WELCOME_LETTERS = defineList({
  filters: {},
  useQuery: (api, { page }, options) =>
    api.useQuery('get', '/api/admin/campaigns', { params: { query: { page, kind: 'welcome' } } }, options),
  rows: CAMPAIGNS.rows,
  removal: CAMPAIGNS.removal,
  columns: ({ toggle }: { toggle: (letter: CampaignRow) => void }, remove) => [
    { header: columns.letter, kind: 'title', cell: (letter) => <CampaignName campaign={letter} /> },
    { header: columns.day, cell: ({ welcome_days }) => COPY.day(welcome_days ?? 0) },
    { header: columns.state, cell: (letter) => <LetterState letter={letter} /> },
    { header: columns.sent, cell: ({ recipients }) => formatNumber(recipients.sent) },
    {
      header: LIST_COPY.actions,
      kind: 'actions',
      cell: (letter) => (
        <>
          <CampaignLink campaign={letter} />
          <RowAction label={COPY.toggleNamed(isOff(letter), nameOf(letter))} onClick={() => toggle(letter)}>
            {COPY.toggle(isOff(letter))}
          </RowAction>
          {isOff(letter) && letter.started_at === null ? (
            <RowAction
              tone="danger"
              label={CAMPAIGN_LIST_COPY.removeNamed(nameOf(letter))}
              onClick={() => remove(letter)}
            >
              {LIST_COPY.remove}
            </RowAction>
          ) : null}
        </>
      ),
    },
  ],
  copy: COPY,
});

const isOff = ({ status }: CampaignRow) => status === 'draft';

/** On or off; a letter that fails says so as every other. */
function LetterState({ letter }: { letter: CampaignRow }) {
  if (letter.status === 'paused') return <CampaignBadge campaign={letter} />;
  return <Badge tone={isOff(letter) ? 'neutral' : 'success'}>{isOff(letter) ? COPY.off : COPY.on}</Badge>;
}

/** The letters that each new subscriber gets in turn, by the day after confirming. */
export function WelcomeLettersView({ views }: { views: ReactNode }) {
  const list = useList(WELCOME_LETTERS);
  const { toggle, isBusy } = useToggle(list.result.refetch, list.setOutcome);
  const off = list.rows.filter(isOff);
  return (
    <ListView
      list={list}
      actions={{ toggle: (letter) => void toggle([letter]) }}
      help={COPY.explanation}
      tools={
        <>
          {views}
          <NewLetter letters={list.rows} onFailed={(text) => list.setOutcome({ tone: 'error', text })} />
          {list.rows.length > 0 ? (
            <Button
              variant="secondary"
              isLoading={isBusy}
              onClick={() => void toggle(off.length > 0 ? off : list.rows)}
            >
              {COPY.toggleAll(off.length > 0)}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** Switches letters on that are off, and off that are on. */
function useToggle(refetch: () => Promise<unknown>, setOutcome: (outcome: ListOutcome | null) => void) {
  const { client } = useApi();
  const [isBusy, setBusy] = useState(false);
  const toggle = async (letters: readonly CampaignRow[]) => {
    setBusy(true);
    setOutcome(null);
    try {
      for (const letter of letters) {
        const params = { path: { id: letter.id } };
        if (isOff(letter)) {
          const body = { version: letter.version };
          await client.POST('/api/admin/campaigns/{id}/start', { params, body });
        } else await client.POST('/api/admin/campaigns/{id}/cancel', { params });
      }
    } catch (error) {
      setOutcome({ tone: 'error', text: serverText(error) ?? COPY.failed });
    }
    await refetch();
    setBusy(false);
  };
  return { toggle, isBusy };
}

/** Begins a letter some days after the last one. */
function NewLetter({
  letters,
  onFailed,
}: {
  letters: readonly CampaignRow[];
  onFailed: (text: string) => void;
}) {
  const { client } = useApi();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const create = async () => {
    setCreating(true);
    const last = letters.at(-1)?.welcome_days;
    const welcome_days = typeof last === 'number' ? last + GAP_DAYS : 0;
    try {
      const { id, version } = await bodyOf(client.POST('/api/admin/campaigns', { body: {} }));
      const body = { welcome_days, version };
      await client.PUT('/api/admin/campaigns/{id}', { params: { path: { id } }, body });
      void navigate(adminCampaignPath(id));
    } catch (error) {
      setCreating(false);
      onFailed(serverText(error) ?? CAMPAIGNS_COPY.createFailed);
    }
  };
  return (
    <Button isLoading={isCreating} loadingText={CAMPAIGNS_COPY.creating} onClick={() => void create()}>
      {COPY.create}
    </Button>
  );
}
