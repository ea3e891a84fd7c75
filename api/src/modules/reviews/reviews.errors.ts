import { DomainError } from '../../http/domain-error';

/** Also for what was sent to somebody else. */
export const reviewNotFound = () =>
  new DomainError('Granskningen finns inte.', { status: 404, code: 'REVIEW_NOT_FOUND' });

export const reviewerNotFound = () =>
  new DomainError('Granskaren finns inte längre.', { status: 404, code: 'REVIEWER_NOT_FOUND' });

/** Who edits posts would open the gate for a text of their own. */
export const reviewerEditsPosts = () => {
  const message = 'Adressen hör till någon i redaktionen. Den som granskar ska vara någon annan.';
  const issues = [{ path: 'email', message }];
  return new DomainError(message, { status: 400, code: 'VALIDATION_FAILED', issues });
};

export const tooManyRemarks = (most: number) => {
  const message = `Det finns redan ${most} anmärkningar, och fler ryms inte. Avsluta granskningen med ditt beslut.`;
  return new DomainError(message, {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues: [{ path: 'text', message }],
  });
};

export const alreadySent = () =>
  new DomainError('Den här versionen är redan skickad till granskaren.', {
    status: 409,
    code: 'REVIEW_ALREADY_SENT',
  });

export const alreadyDecided = () =>
  new DomainError('Granskningen är redan avslutad.', { status: 409, code: 'REVIEW_DECIDED' });

/** The post shows the crisis card. @param canKeep it was reviewed, and no clinical sentence has changed. */
export const reviewRequired = (canKeep: boolean) =>
  new DomainError(
    'En text med kriskortet publiceras bara granskad av legitimerad personal, eller med ett undantag som någon ger och motiverar.',
    { status: 422, code: 'REVIEW_REQUIRED', extra: { can_keep: canKeep } },
  );

export const clinicalChange = () =>
  new DomainError('En mening om vård, varning eller dos är ändrad. Då gäller granskningen inte längre.', {
    status: 422,
    code: 'CLINICAL_CHANGE',
  });

export const reviewLinkExpired = () =>
  new DomainError('Länken gäller inte längre. Be redaktionen om en ny.', {
    status: 410,
    code: 'LINK_EXPIRED',
  });

/** 400, because the caller has no session that could be over. */
export const wrongReviewCode = () =>
  new DomainError('Koden stämmer inte eller är för gammal. Be om en ny.', {
    status: 400,
    code: 'WRONG_CODE',
  });
