import { adminReviewPath } from '@stillsam/paths';
import { EmptyState, TextLink } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { Loaded } from '../../detail/detail-page';
import { ListSection, ListTab } from '../../features/list/list-tab';
import { RecentTime } from '../../features/list/cells';
import { ReviewState, type Review } from '../../features/reviews/reviews';

const COPY = {
  label: 'Granskning',
  lead: 'Texter som väntar på granskning eller har granskats. Granskaren läser, skriver anmärkningar och godkänner eller skickar tillbaka.',
  loading: 'Hämtar texterna',
  none: 'Inget att granska',
  noneText: 'När någon skickar en text till granskning ligger den här, med anmärkningar och svar.',
  failedTitle: 'Det gick inte att hämta texterna',
  failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
  columns: { title: 'Text', sent: 'Skickad', by: 'Av', to: 'Till', state: 'Läge' },
  someoneGone: 'Borttagen användare',
};

/** What was sent to the reviewer who is signed in; to an owner, everything. */
export function ReviewsTab() {
  const result = useApi().useQuery('get', '/api/admin/reviews');
  return (
    <ListTab help={COPY.lead}>
      <ListSection label={COPY.label}>
        <Loaded copy={COPY} result={result}>
          {({ reviews }) =>
            reviews.length > 0 ? (
              <DataTable caption={COPY.label} columns={COLUMNS} rows={reviews} />
            ) : (
              <EmptyState title={COPY.none}>
                <p>{COPY.noneText}</p>
              </EmptyState>
            )
          }
        </Loaded>
      </ListSection>
    </ListTab>
  );
}

const COLUMNS: ListColumn<Review>[] = [
  {
    header: COPY.columns.title,
    kind: 'title',
    cell: ({ id, title }) => <TextLink to={adminReviewPath(id)}>{title}</TextLink>,
  },
  { header: COPY.columns.by, cell: ({ sent_by }) => sent_by ?? COPY.someoneGone },
  { header: COPY.columns.to, cell: ({ reviewer }) => reviewer },
  { header: COPY.columns.state, kind: 'corner', cell: ({ verdict }) => <ReviewState verdict={verdict} /> },
  { header: COPY.columns.sent, kind: 'date', cell: ({ sent_at }) => <RecentTime iso={sent_at} /> },
];
