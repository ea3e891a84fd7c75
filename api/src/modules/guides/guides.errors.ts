import { DomainError } from '../../http/domain-error';

export const guideNotFound = () =>
  new DomainError('Guiden finns inte.', { status: 404, code: 'GUIDE_NOT_FOUND' });

export const guideNotBought = () =>
  new DomainError(
    'Det här är en del av en guide som behöver köpas. Har du redan köpt den öppnar du den från Dina köp.',
    { status: 401, code: 'GUIDE_NOT_BOUGHT' },
  );
