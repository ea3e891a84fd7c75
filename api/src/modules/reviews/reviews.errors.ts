import { DomainError } from '../../http/domain-error';

/** Also for what was sent to somebody else. */
export const reviewNotFound = () =>
  new DomainError('Granskningen finns inte.', { status: 404, code: 'REVIEW_NOT_FOUND' });

export const reviewerNotFound = () =>
  new DomainError('Granskaren finns inte längre.', { status: 404, code: 'REVIEWER_NOT_FOUND' });

export const alreadySent = () =>
  new DomainError('Den här versionen är redan skickad till granskaren.', {
    status: 409,
    code: 'REVIEW_ALREADY_SENT',
  });

export const alreadyDecided = () =>
  new DomainError('Granskningen är redan avslutad.', { status: 409, code: 'REVIEW_DECIDED' });
