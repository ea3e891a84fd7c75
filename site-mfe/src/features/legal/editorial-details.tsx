import { BUSINESS, type Business } from './business';
import { EDITORIAL_COPY as COPY } from './business.copy';
import { DetailList } from './detail-list';

/** The responsible editor, the reviewers, the use of AI and conflicts of interest. */
export function EditorialDetails({ business = BUSINESS }: { business?: Business }) {
  const { responsibleEditor, reviewers, aiUse, conflictsOfInterest } = business;
  return (
    <DetailList
      rows={[
        [COPY.responsibleEditor, responsibleEditor],
        [COPY.reviewers, reviewers?.join(', ') || COPY.notReviewed],
        [COPY.aiUse, aiUse === false ? COPY.noAi : aiUse],
        [COPY.conflictsOfInterest, conflictsOfInterest],
      ]}
    />
  );
}
