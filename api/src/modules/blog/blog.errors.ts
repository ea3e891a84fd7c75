import { DomainError } from '../../common/domain-error';
import { COMMON_ERRORS } from '../../common/error-texts';
import type { AdminPostDto } from './posts.dto';

export const postNotFound = () =>
  new DomainError('Artikeln kunde inte hittas', { status: 404, code: 'POST_NOT_FOUND' });

export const revisionNotFound = () =>
  new DomainError('Versionen finns inte.', { status: 404, code: 'REVISION_NOT_FOUND' });

/** @param current the post as another user saved it; the caller keeps its own text. */
export const postChanged = (current: AdminPostDto) =>
  new DomainError('Någon annan har sparat inlägget sedan du öppnade det.', {
    status: 412,
    code: 'POST_CHANGED',
    extra: { current },
  });

export const tooManyStreams = () =>
  new DomainError('Tjänsten har ett tillfälligt avbrott. Försök igen om en stund.', {
    status: 503,
    code: 'TOO_MANY_STREAMS',
    headers: { 'Retry-After': '30' },
  });

/** Nothing of the content is left after sanitising. */
export const contentRequired = () =>
  new DomainError(COMMON_ERRORS.VALIDATION_FAILED, {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues: [{ path: 'content', message: 'Innehåll är obligatoriskt' }],
  });
