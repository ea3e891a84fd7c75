import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { EDITORIAL_COPY as COPY } from './business.copy';
import { DetailList } from './detail-list';

/** The responsible editor, the reviewers, the use of AI and conflicts of interest. */
export function EditorialDetails() {
  const { responsibleEditor, reviewers, aiUse, conflictsOfInterest } = currentBusiness();
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
