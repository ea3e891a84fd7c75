import { refusedBy } from '../../../database/database-errors';
import { DomainError } from '../../../http/domain-error';

/** The password or Google's word was right; a code is asked for beside it. */
export const secondFactorRequired = () =>
  new DomainError(
    401,
    'SECOND_FACTOR_REQUIRED',
    'Ange koden från din autentiseringsapp, eller en återställningskod.',
  );

export const wrongCode = () =>
  new DomainError(401, 'WRONG_CODE', 'Koden stämmer inte, eller är redan använd.');

/** 403, not 401: the session of the caller stays valid. */
export const notConfirmed = () =>
  new DomainError(403, 'NOT_CONFIRMED', 'Det gick inte att bekräfta att det är du. Försök igen.');

export const stepUpRequired = () => new DomainError(403, 'STEP_UP_REQUIRED', 'Bekräfta först att det är du.');

/** The role needs a second factor, and the time to add one has passed. */
export const secondFactorMissing = () =>
  new DomainError(
    403,
    'SECOND_FACTOR_MISSING',
    'Kontot måste ha tvåstegsinloggning innan du kan fortsätta. Slå på den under Konto.',
  );

/** The same for an unknown key, another origin, an answered challenge and a copied key. */
export const passkeyRefused = () =>
  new DomainError(
    401,
    'PASSKEY_REFUSED',
    'Det gick inte att logga in med nyckeln. Försök igen, eller logga in på ett annat sätt.',
  );

export function isPasskeyRefused(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'PASSKEY_REFUSED';
}

export const passkeyNotAdded = () =>
  new DomainError(422, 'PASSKEY_NOT_ADDED', 'Nyckeln gick inte att lägga till. Försök igen.');

export const passkeysUnavailable = () =>
  new DomainError(409, 'PASSKEYS_UNAVAILABLE', 'Nycklar fungerar inte på den här adressen.');

export const passkeyNotFound = () => new DomainError(404, 'PASSKEY_NOT_FOUND', 'Nyckeln finns inte längre.');

export const authenticatorNotFound = () =>
  new DomainError(404, 'AUTHENTICATOR_NOT_FOUND', 'Appen finns inte längre. Börja om.');

/** 422, not 401: the session of the caller stays valid. */
export const codeNotAccepted = () =>
  new DomainError(
    422,
    'CODE_NOT_ACCEPTED',
    'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.',
  );

export const noFactorYet = () =>
  new DomainError(409, 'NO_FACTOR_YET', 'Lägg till en nyckel eller en autentiseringsapp först.');

export const lastFactor = () =>
  new DomainError(
    409,
    'LAST_FACTOR',
    'Du är den enda ägaren och måste ha kvar tvåstegsinloggningen. Lägg till en annan nyckel eller en app först.',
  );

/** The database refuses to take the last factor from the last owner. @throws DomainError 409 LAST_FACTOR. */
export const keepTheLastFactor = <Result>(change: () => Promise<Result>): Promise<Result> =>
  refusedBy('owner_keeps_a_factor', lastFactor, change);
