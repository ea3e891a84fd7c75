import { DomainError } from '../../http/domain-error';

export const personNotFound = () =>
  new DomainError('Uppgiften finns inte längre. Sök på adressen i stället.', {
    status: 404,
    code: 'PERSON_NOT_FOUND',
  });
