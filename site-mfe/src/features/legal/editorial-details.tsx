import { BUSINESS, type Business } from './business';
import { EDITORIAL_COPY as COPY } from './business.copy';
import { DetailList } from './detail-list';

/** Who answers for the texts, who has reviewed them, what part AI had in them, and who earns from them. */
export function EditorialDetails({ business = BUSINESS }: { business?: Business }) {
  const { responsibleEditor, reviewers, aiUse, conflictsOfInterest } = business;
  return (
    <DetailList
      rows={[
        [COPY.responsibleEditor, responsibleEditor],
        [COPY.reviewers, reviewers?.join(', ') || COPY.notReviewed],
        [COPY.aiUse, aiUse],
        [COPY.conflictsOfInterest, conflictsOfInterest],
      ]}
    />
  );
}
