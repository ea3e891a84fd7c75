import { DomainError, invalidField } from '../../http/domain-error';

export const productNotForSale = () =>
  invalidField('items', 'En av varorna säljs inte längre. Ta bort den och försök igen.');
export const waiverMissing = () =>
  invalidField(
    'waives_withdrawal',
    'Vägledningen levereras direkt. Kryssa i att du samtycker till det, annars kan vi inte sälja den.',
  );
export const keyMissing = () =>
  invalidField(
    'Idempotency-Key',
    'Något gick fel när beställningen skickades. Ladda om sidan och försök igen. Varukorgen finns kvar.',
  );

export const keyReused = () =>
  new DomainError('Beställningen har ändrats sedan den skickades. Börja om från varukorgen.', {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });

export const orderNotFound = () =>
  new DomainError('Beställningen finns inte.', { status: 404, code: 'ORDER_NOT_FOUND' });

/** An order that was never paid has no receipt. */
export const notPaid = () =>
  new DomainError('Beställningen är inte betald, så det finns inget kvitto att skicka.', {
    status: 409,
    code: 'ORDER_STATUS_CONFLICT',
  });

export const withdrawalNotFound = () =>
  new DomainError('Ångeranmälan finns inte.', { status: 404, code: 'WITHDRAWAL_NOT_FOUND' });

/** A buyer's money is still to be returned. */
export const refundDue = () =>
  new DomainError(
    'Köparen har inte fått tillbaka pengarna. Återbetala köpet, eller skriv hur och när du betalade tillbaka.',
    { status: 409, code: 'ORDER_STATUS_CONFLICT' },
  );

const FULL =
  'Vi kan inte ta emot fler ångeranmälningar just nu. Försök igen om en stund, eller skriv till oss via ' +
  'kontaktformuläret att du ångrar köpet. Det gäller lika mycket.';

export const withdrawalsFullOfNet = (retryAfterSeconds: number) =>
  new DomainError(FULL, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

export const withdrawalsFull = () =>
  new DomainError(FULL, { status: 503, code: 'OVERLOADED', headers: { 'Retry-After': '600' } });
