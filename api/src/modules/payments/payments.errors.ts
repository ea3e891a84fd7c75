import { DomainError } from '../../http/domain-error';

export const shopClosed = () =>
  new DomainError(
    403,
    'SHOP_CLOSED',
    'Butiken är stängd just nu. Det går att läsa om vägledningarna, men inte att köpa dem.',
  );

export const paymentUnavailable = (cause: unknown) =>
  new DomainError(
    503,
    'PAYMENT_UNAVAILABLE',
    'Betaltjänsten svarar inte just nu. Din beställning finns kvar och inga pengar är dragna. Försök igen om en stund.',
    { headers: { 'Retry-After': '10' }, cause },
  );

export const notPayable = () =>
  new DomainError(409, 'PAYMENT_STATE_CONFLICT', 'Beställningen är redan betald eller avslutad.');

export const nothingPaid = () =>
  new DomainError(409, 'PAYMENT_STATE_CONFLICT', 'Det finns ingen betalning att återbetala.');

export const refundTooLarge = () =>
  new DomainError(409, 'REFUND_TOO_LARGE', 'Beloppet är större än det som återstår att återbetala.', {
    issues: [{ path: 'amount_ore', message: 'Beloppet är större än det som återstår.' }],
  });

export const noticeUnsigned = () => new DomainError(400, 'SIGNATURE_INVALID', 'Signaturen stämmer inte.');

export const paymentNotFound = () => new DomainError(404, 'NOT_FOUND', 'Betalningen finns inte.');
