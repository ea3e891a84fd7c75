import { DomainError } from '../../http/domain-error';

export const nothingOpen = () =>
  new DomainError(401, 'GUIDE_NOT_BOUGHT', 'Öppna dina köp med länken i kvittot, eller be om en ny länk.');

export const linkOver = () =>
  new DomainError(
    409,
    'LINK_EXPIRED',
    'Länken har gått ut eller är redan använd. Be om en ny, så kommer den till din e-post.',
  );

export const linkInvalid = () =>
  new DomainError(400, 'LINK_INVALID', 'Länken har gått ut eller är inte hel. Ladda om sidan med dina köp.');

export const purchaseNotFound = () => new DomainError(404, 'ORDER_NOT_FOUND', 'Köpet finns inte.');
