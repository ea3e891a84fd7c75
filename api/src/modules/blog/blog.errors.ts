import { DomainError } from '../../common/domain-error';
import type { AdminPostDto } from './posts.dto';

export const postNotFound = () =>
  new DomainError('Artikeln kunde inte hittas', { status: 404, code: 'POST_NOT_FOUND' });

/** @param current the post as somebody else saved it: the caller's own text stays with the caller. */
export const postChanged = (current: AdminPostDto) =>
  new DomainError('Någon annan har sparat inlägget sedan du öppnade det.', {
    status: 412,
    code: 'POST_CHANGED',
    extra: { current },
  });
