import { adminReviewPath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { useApi, useRefetch } from '../../api/use-api';
import { LoadedPage } from '../../detail/detail-page';
import { useMayUse } from '../../features/session/require-back-office';
import { ReviewText } from '../../review/review-text';

const COPY = {
  title: 'Granskning',
  description: 'En text att granska.',
  back: 'Till granskningen',
  toList: 'Till granskningen',
  loading: 'Hämtar texten',
  failedTitle: 'Det gick inte att hämta texten',
  failedText: 'Texten gick inte att läsa just nu. Försök igen om en stund.',
};

const READ = '/api/admin/reviews/{id}';

/** A version that was sent to a reviewer with an account: the text, remarks on it, and the verdict. */
function ReviewPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const params = { path: { id } };
  const result = api.useQuery('get', READ, { params }, { enabled: useMayUse('reviews') });
  const onSettled = useRefetch(READ, '/api/admin/reviews');
  const remark = api.useMutation('post', '/api/admin/reviews/{id}/remarks', { onSettled });
  const decide = api.useMutation('post', '/api/admin/reviews/{id}/verdict', { onSettled });
  const consent = api.useMutation('put', '/api/admin/reviews/{id}/consent', { onSettled });
  return (
    <LoadedPage
      key={id}
      copy={COPY}
      path={adminReviewPath(id)}
      backTo={adminTabPath('granskning')}
      result={result}
      area="reviews"
    >
      {(data) => (
        <ReviewText
          {...data}
          onRemark={(body) => remark.mutateAsync({ params, body })}
          onDecide={(body) => decide.mutateAsync({ params, body })}
          onConsent={(consents_to_name) => consent.mutateAsync({ params, body: { consents_to_name } })}
        />
      )}
    </LoadedPage>
  );
}

export { ReviewPage as Component };
