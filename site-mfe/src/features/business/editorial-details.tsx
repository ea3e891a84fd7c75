import { BUSINESS, type Business } from './business';
import { EDITORIAL_COPY as COPY } from './business.copy';
import { DetailList } from './detail-list';

/** Who answers for the texts, who has reviewed them, and what part AI had in them. */
export function EditorialDetails({ business = BUSINESS }: { business?: Business }) {
  const { responsibleEditor, reviewers, aiUse } = business;
  return (
    <DetailList
      rows={[
        [COPY.responsibleEditor, responsibleEditor],
        [COPY.reviewers, reviewers?.join(', ') || COPY.notReviewed],
        [COPY.aiUse, aiUse],
      ]}
    />
  );
}
