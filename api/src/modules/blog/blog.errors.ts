import { DomainError } from '../../http/domain-error';

export const postNotFound = () => new DomainError(404, 'POST_NOT_FOUND', 'Artikeln kunde inte hittas');
