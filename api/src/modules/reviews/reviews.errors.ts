import { DomainError, invalidField } from '../../http/domain-error';

/** Also for what was sent to somebody else. */
export const reviewNotFound = () => new DomainError(404, 'REVIEW_NOT_FOUND', 'Granskningen finns inte.');

export const reviewerNotFound = () =>
  new DomainError(404, 'REVIEWER_NOT_FOUND', 'Granskaren finns inte längre.');

/** Who edits posts would open the gate for a text of their own. */
export const reviewerEditsPosts = () => {
  const message = 'Adressen hör till någon i redaktionen. Den som granskar ska vara någon annan.';
  return invalidField('email', message, message);
};

export const tooManyRemarks = (most: number) => {
  const message = `Det finns redan ${most} anmärkningar, och fler ryms inte. Avsluta granskningen med ditt beslut.`;
  return invalidField('text', message, message);
};

export const alreadySent = () =>
  new DomainError(409, 'REVIEW_ALREADY_SENT', 'Den här versionen är redan skickad till granskaren.');

export const alreadyDecided = () => new DomainError(409, 'REVIEW_DECIDED', 'Granskningen är redan avslutad.');

/** The post shows the crisis card. @param canKeep it was reviewed, and no clinical sentence has changed. */
export const reviewRequired = (canKeep: boolean) =>
  new DomainError(
    422,
    'REVIEW_REQUIRED',
    'En text med kriskortet publiceras bara granskad av legitimerad personal, eller med ett undantag som någon ger och motiverar.',
    { extra: { can_keep: canKeep } },
  );

export const clinicalChange = () =>
  new DomainError(
    422,
    'CLINICAL_CHANGE',
    'En mening om vård, varning eller dos är ändrad. Då gäller granskningen inte längre.',
  );

export const reviewLinkExpired = () =>
  new DomainError(410, 'LINK_EXPIRED', 'Länken gäller inte längre. Be redaktionen om en ny.');

/** 400, because the caller has no session that could be over. */
export const wrongReviewCode = () =>
  new DomainError(400, 'WRONG_CODE', 'Koden stämmer inte eller är för gammal. Be om en ny.');
