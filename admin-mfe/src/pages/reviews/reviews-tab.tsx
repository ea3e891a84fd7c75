import { adminReviewPath } from '@stillsam/paths';
import { EmptyState, TextLink } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { Loaded } from '../../detail/detail-page';
import { ListSection, ListTab } from '../../features/list/list-tab';
import { RecentTime } from '../../features/list/cells';
import { ReviewState, type Review } from '../../features/reviews/review-facts';
import { REVIEWS_TAB_COPY as COPY } from './reviews.copy';

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
