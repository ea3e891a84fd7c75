import { DomainError, invalidField } from '../../http/domain-error';

export const postNotFound = () => new DomainError(404, 'POST_NOT_FOUND', 'Artikeln kunde inte hittas');

/** Nothing of the content is left after sanitising. */
export const contentRequired = () => invalidField('content', 'Innehåll är obligatoriskt');
