import { DomainError } from '../../http/domain-error';

export const nothingOpen = () =>
  new DomainError('Öppna dina köp med länken i kvittot, eller be om en ny länk.', {
    status: 401,
    code: 'GUIDE_NOT_BOUGHT',
  });

export const linkOver = () =>
  new DomainError('Länken har gått ut eller är redan använd. Be om en ny, så kommer den till din e-post.', {
    status: 409,
    code: 'LINK_EXPIRED',
  });

export const linkInvalid = () =>
  new DomainError('Länken har gått ut eller är inte hel. Ladda om sidan med dina köp.', {
    status: 400,
    code: 'LINK_INVALID',
  });

export const purchaseNotFound = () =>
  new DomainError('Köpet finns inte.', { status: 404, code: 'ORDER_NOT_FOUND' });
