import { DomainError } from '../../http/domain-error';
import { COMMON_ERRORS } from '../../http/error-texts';

export const messageNotFound = () =>
  new DomainError('Meddelandet finns inte längre.', { status: 404, code: 'MESSAGE_NOT_FOUND' });

export const replyKeyMissing = () =>
  new DomainError(COMMON_ERRORS.VALIDATION_FAILED, {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues: [{ path: 'Idempotency-Key', message: 'Svaret gick inte att skicka. Försök igen.' }],
  });

export const replyKeyReused = () =>
  new DomainError('Svaret har ändrats sedan det skickades. Skicka det en gång till.', {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });

export const keyUnusable = () =>
  new DomainError(COMMON_ERRORS.VALIDATION_FAILED, {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues: [{ path: 'Idempotency-Key', message: 'Meddelandet gick inte att skicka. Försök igen.' }],
  });

export const keyReused = () =>
  new DomainError('Meddelandet har ändrats sedan det skickades. Skicka det en gång till.', {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
