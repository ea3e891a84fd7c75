import { DomainError, invalidField } from '../../http/domain-error';

export const messageNotFound = () =>
  new DomainError('Meddelandet finns inte längre.', { status: 404, code: 'MESSAGE_NOT_FOUND' });

type Sent = 'Meddelandet' | 'Svaret';

export const keyMissing = (what: Sent) =>
  invalidField('Idempotency-Key', `${what} gick inte att skicka. Försök igen.`);

export const keyReused = (what: Sent) =>
  new DomainError(`${what} har ändrats sedan det skickades. Skicka det en gång till.`, {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
