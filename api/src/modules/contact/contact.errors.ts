import { DomainError, invalidField } from '../../http/domain-error';

export const messageNotFound = () =>
  new DomainError(404, 'MESSAGE_NOT_FOUND', 'Meddelandet finns inte längre.');

type Sent = 'Meddelandet' | 'Svaret';

export const keyMissing = (what: Sent) =>
  invalidField('Idempotency-Key', `${what} gick inte att skicka. Försök igen.`);

export const keyReused = (what: Sent) =>
  new DomainError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    `${what} har ändrats sedan det skickades. Skicka det en gång till.`,
  );
