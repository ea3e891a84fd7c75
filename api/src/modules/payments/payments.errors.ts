import { DomainError } from '../../http/domain-error';

export const shopClosed = () =>
  new DomainError('Butiken är stängd just nu. Det går att läsa om vägledningarna, men inte att köpa dem.', {
    status: 403,
    code: 'SHOP_CLOSED',
  });

export const paymentUnavailable = (cause: unknown) =>
  new DomainError(
    'Betaltjänsten svarar inte just nu. Din beställning finns kvar och inga pengar är dragna. Försök igen om en stund.',
    { status: 503, code: 'PAYMENT_UNAVAILABLE', headers: { 'Retry-After': '10' }, cause },
  );

export const notPayable = () =>
  new DomainError('Beställningen är redan betald eller avslutad.', {
    status: 409,
    code: 'PAYMENT_STATE_CONFLICT',
  });

export const nothingPaid = () =>
  new DomainError('Det finns ingen betalning att återbetala.', {
    status: 409,
    code: 'PAYMENT_STATE_CONFLICT',
  });

export const refundTooLarge = () =>
  new DomainError('Beloppet är större än det som återstår att återbetala.', {
    status: 409,
    code: 'REFUND_TOO_LARGE',
    issues: [{ path: 'amount_ore', message: 'Beloppet är större än det som återstår.' }],
  });

export const noticeUnsigned = () =>
  new DomainError('Signaturen stämmer inte.', { status: 400, code: 'SIGNATURE_INVALID' });

export const paymentNotFound = () =>
  new DomainError('Betalningen finns inte.', { status: 404, code: 'NOT_FOUND' });
