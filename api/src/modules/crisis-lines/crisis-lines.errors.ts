import { DomainError } from '../../http/domain-error';

export const noSuchLine = () =>
  new DomainError('Stödlinjen finns inte längre.', { status: 404, code: 'NOT_FOUND' });

/** @param path the field that is at fault. */
export const lineRefused = (path: string, message: string) =>
  new DomainError(message, { status: 400, code: 'VALIDATION_FAILED', issues: [{ path, message }] });
