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
  new DomainError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'Beställningen har ändrats sedan den skickades. Börja om från varukorgen.',
  );

export const orderNotFound = () => new DomainError(404, 'ORDER_NOT_FOUND', 'Beställningen finns inte.');

/** An order that was never paid has no receipt. */
export const notPaid = () =>
  new DomainError(
    409,
    'ORDER_STATUS_CONFLICT',
    'Beställningen är inte betald, så det finns inget kvitto att skicka.',
  );

export const withdrawalNotFound = () =>
  new DomainError(404, 'WITHDRAWAL_NOT_FOUND', 'Ångeranmälan finns inte.');

/** A buyer's money is still to be returned. */
export const refundDue = () =>
  new DomainError(
    409,
    'ORDER_STATUS_CONFLICT',
    'Köparen har inte fått tillbaka pengarna. Återbetala köpet, eller skriv hur och när du betalade tillbaka.',
  );

const FULL =
  'Vi kan inte ta emot fler ångeranmälningar just nu. Försök igen om en stund, eller skriv till oss via ' +
  'kontaktformuläret att du ångrar köpet. Det gäller lika mycket.';

export const withdrawalsFullOfNet = (retryAfterSeconds: number) =>
  new DomainError(429, 'TOO_MANY_REQUESTS', FULL, { headers: { 'Retry-After': String(retryAfterSeconds) } });

export const withdrawalsFull = () =>
  new DomainError(503, 'OVERLOADED', FULL, { headers: { 'Retry-After': '600' } });
