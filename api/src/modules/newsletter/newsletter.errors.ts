import { DomainError } from '../../http/domain-error';

/** The sentence is literal from the specification, section 8. */
export const alreadySubscribed = () =>
  new DomainError(409, 'ALREADY_SUBSCRIBED', 'Den här e-postadressen är redan registrerad.');

export const linkExpired = () =>
  new DomainError(
    410,
    'LINK_EXPIRED',
    'Länken är redan använd eller har gått ut. Anmäl dig igen, så får du en ny.',
  );

export const INVALID_LINK = 'Länken är ofullständig. Öppna den direkt ur mejlet och försök igen.';

export const linkInvalid = () => new DomainError(400, 'LINK_INVALID', INVALID_LINK);

export const bouncesNotConfigured = () =>
  new DomainError(404, 'NOT_CONFIGURED', 'Rapporter om studsar tas inte emot här.');

export const signatureInvalid = () => new DomainError(401, 'SIGNATURE_INVALID', 'Signaturen stämmer inte.');

export const importRunning = () =>
  new DomainError(409, 'IMPORT_RUNNING', 'En import pågår redan. Vänta tills den är klar.');

export const importUnreadable = (reason: string) => new DomainError(400, 'IMPORT_UNREADABLE', reason);

export const alreadyListed = () =>
  new DomainError(409, 'ALREADY_SUBSCRIBED', 'Adressen finns redan bland prenumeranterna.', {
    issues: [{ path: 'email', message: 'Adressen finns redan bland prenumeranterna.' }],
  });

const SUPPRESSED =
  'Adressen har avregistrerats eller raderats. Bara den som har adressen kan anmäla den igen.';

export const addressSuppressed = () =>
  new DomainError(409, 'ADDRESS_SUPPRESSED', SUPPRESSED, {
    issues: [{ path: 'email', message: SUPPRESSED }],
  });

export const optInLimit = () =>
  new DomainError(
    429,
    'OPT_IN_LIMIT',
    'Flera bekräftelselänkar har skickats nyligen. Försök igen om en stund.',
  );

export const selectionChanged = () =>
  new DomainError(
    409,
    'SELECTION_CHANGED',
    'Listan har ändrats sedan du valde. Titta igenom den och välj igen.',
  );

export const undoExpired = () => new DomainError(410, 'UNDO_EXPIRED', 'Det går inte längre att ångra.');

export const subscriberNotFound = () =>
  new DomainError(404, 'SUBSCRIBER_NOT_FOUND', 'Prenumeranten finns inte längre.');
