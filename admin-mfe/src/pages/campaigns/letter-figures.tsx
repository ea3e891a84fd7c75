import type { ReactNode } from 'react';
import { adminCampaignStatusPath } from '@stillsam/paths';
import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import { Link } from 'react-router-dom';
import { nameOf } from '../../features/campaigns/campaigns';
import { RecentTime } from '../../features/list/cells';
import { defineList, useList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { BarChart } from '../../features/chart/chart';
import { formatDayMonth } from '../../format-date';
import { LETTER_FIGURES_COPY as COPY } from './campaigns.copy';

type LetterFigures = components['schemas']['LetterFiguresDto'];
type LetterFiguresList = components['schemas']['LetterFiguresListDto'];

const MAX_BARS = 8;
const { columns } = COPY;

const LETTER_FIGURES = defineList({
  filters: {},
  useQuery: (api, { page }, options) =>
    api.useQuery('get', '/api/admin/campaigns/figures', { params: { query: { page } } }, options),
  rows: ({ letters }: LetterFiguresList) => letters,
  columns: () => [
    {
      header: columns.subject,
      kind: 'title',
      cell: (letter) => <Link to={adminCampaignStatusPath(letter.id)}>{nameOf(letter)}</Link>,
    },
    { header: columns.when, kind: 'date', cell: ({ sent_at }) => <RecentTime iso={sent_at} isDay /> },
    { header: columns.sent, cell: ({ sent }) => formatNumber(sent) },
    { header: columns.refused, cell: ({ refused }) => formatNumber(refused) },
    { header: columns.uncertain, cell: ({ uncertain }) => formatNumber(uncertain) },
    { header: columns.left, cell: ({ left_within_week: left }) => formatNumber(left) },
  ],
  copy: COPY,
});

/** Sent letters beside each other: how many they reached, and how many left after them. */
export function LetterFiguresView({ views }: { views: ReactNode }) {
  const list = useList(LETTER_FIGURES);
  return <ListView list={list} actions={null} tools={views} above={<Growth letters={list.rows} />} />;
}

/** How many each of the latest letters reached, the oldest first. */
function Growth({ letters }: { letters: readonly LetterFigures[] }) {
  const [latest, before] = letters;
  if (!latest) return null;
  return (
    <BarChart
      finding={COPY.growth(latest.sent, before?.sent)}
      points={letters
        .slice(0, MAX_BARS)
        .toReversed()
        .map((letter) => ({
          label: nameOf(letter),
          tick: formatDayMonth(letter.sent_at),
          value: letter.sent,
        }))}
      headers={{ label: columns.subject, value: columns.sent }}
      hasTable={false}
    />
  );
}
