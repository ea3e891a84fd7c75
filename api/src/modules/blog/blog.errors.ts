import { DomainError, invalidField } from '../../http/domain-error';
import type { SavedBy } from '../drafts/revisions';
import type { AdminPostDto } from './posts/posts.dto';

export const postNotFound = () =>
  new DomainError('Artikeln kunde inte hittas', { status: 404, code: 'POST_NOT_FOUND' });

/** @param current the post as it was saved since; the caller keeps its own text. */
export const postChanged = (current: AdminPostDto, by: SavedBy) =>
  new DomainError(
    by.is_own
      ? 'Du har sparat inlägget i ett annat fönster sedan du öppnade det här.'
      : 'Någon annan har sparat inlägget sedan du öppnade det.',
    { status: 412, code: 'POST_CHANGED', extra: { current, ...by } },
  );

/** Nothing of the content is left after sanitising. */
export const contentRequired = () => invalidField('content', 'Innehåll är obligatoriskt');
