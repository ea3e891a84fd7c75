import { DomainError } from '../../http/domain-error';
import { NEWSLETTER_COPY } from './newsletter.copy';

export const alreadySubscribed = () =>
  new DomainError(NEWSLETTER_COPY.alreadySubscribed, { status: 409, code: 'ALREADY_SUBSCRIBED' });

export const linkExpired = () =>
  new DomainError(NEWSLETTER_COPY.linkExpired, { status: 410, code: 'LINK_EXPIRED' });

export const linkInvalid = () =>
  new DomainError(NEWSLETTER_COPY.linkInvalid, { status: 400, code: 'LINK_INVALID' });

export const bouncesNotConfigured = () =>
  new DomainError('Rapporter om studsar tas inte emot här.', { status: 404, code: 'NOT_CONFIGURED' });

export const signatureInvalid = () =>
  new DomainError('Signaturen stämmer inte.', { status: 401, code: 'SIGNATURE_INVALID' });

export const importRunning = () =>
  new DomainError('En import pågår redan. Vänta tills den är klar.', { status: 409, code: 'IMPORT_RUNNING' });

export const importUnreadable = (reason: string) =>
  new DomainError(reason, { status: 400, code: 'IMPORT_UNREADABLE' });

export const alreadyListed = () =>
  new DomainError('Adressen finns redan bland prenumeranterna.', {
    status: 409,
    code: 'ALREADY_SUBSCRIBED',
    issues: [{ path: 'email', message: 'Adressen finns redan bland prenumeranterna.' }],
  });

const SUPPRESSED =
  'Adressen har avregistrerats eller raderats. Bara den som har adressen kan anmäla den igen.';

export const addressSuppressed = () =>
  new DomainError(SUPPRESSED, {
    status: 409,
    code: 'ADDRESS_SUPPRESSED',
    issues: [{ path: 'email', message: SUPPRESSED }],
  });

export const optInLimit = () =>
  new DomainError('Flera bekräftelselänkar har skickats nyligen. Försök igen om en stund.', {
    status: 429,
    code: 'OPT_IN_LIMIT',
  });

export const selectionChanged = () =>
  new DomainError('Listan har ändrats sedan du valde. Titta igenom den och välj igen.', {
    status: 409,
    code: 'SELECTION_CHANGED',
  });

export const undoExpired = () =>
  new DomainError('Det går inte längre att ångra.', { status: 410, code: 'UNDO_EXPIRED' });

export const subscriberNotFound = () =>
  new DomainError('Prenumeranten finns inte längre.', { status: 404, code: 'SUBSCRIBER_NOT_FOUND' });
