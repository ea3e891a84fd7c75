import { DomainError, invalidField } from '../../http/domain-error';
import type { SavedBy } from '../drafts/revisions';
import type { AdminPostDto } from './posts/posts.dto';

export const postNotFound = () => new DomainError(404, 'POST_NOT_FOUND', 'Artikeln kunde inte hittas');

/** @param current the post as it was saved since; the caller keeps its own text. */
export const postChanged = (current: AdminPostDto, by: SavedBy) =>
  new DomainError(
    412,
    'POST_CHANGED',
    by.is_own
      ? 'Du har sparat inlägget i ett annat fönster sedan du öppnade det här.'
      : 'Någon annan har sparat inlägget sedan du öppnade det.',
    { extra: { current, ...by } },
  );

/** Nothing of the content is left after sanitising. */
export const contentRequired = () => invalidField('content', 'Innehåll är obligatoriskt');
