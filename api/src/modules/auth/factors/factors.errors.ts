import { constraintOf } from '../../../database/database-errors';
import { DomainError } from '../../../http/domain-error';

/** The password or Google's word was right; a code is asked for beside it. */
export const secondFactorRequired = () =>
  new DomainError('Ange koden från din autentiseringsapp, eller en återställningskod.', {
    status: 401,
    code: 'SECOND_FACTOR_REQUIRED',
  });

export const wrongCode = () =>
  new DomainError('Koden stämmer inte, eller är redan använd.', { status: 401, code: 'WRONG_CODE' });

/** 403, not 401: the session of the caller stays valid. */
export const notConfirmed = () =>
  new DomainError('Det gick inte att bekräfta att det är du. Försök igen.', {
    status: 403,
    code: 'NOT_CONFIRMED',
  });

export const stepUpRequired = () =>
  new DomainError('Bekräfta först att det är du.', { status: 403, code: 'STEP_UP_REQUIRED' });

/** The role needs a second factor, and the time to add one has passed. */
export const secondFactorMissing = () =>
  new DomainError('Kontot måste ha tvåstegsinloggning innan du kan fortsätta. Slå på den under Konto.', {
    status: 403,
    code: 'SECOND_FACTOR_MISSING',
  });

/** The same for an unknown key, another origin, an answered challenge and a copied key. */
export const passkeyRefused = () =>
  new DomainError('Det gick inte att logga in med nyckeln. Försök igen, eller logga in på ett annat sätt.', {
    status: 401,
    code: 'PASSKEY_REFUSED',
  });

export function isPasskeyRefused(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'PASSKEY_REFUSED';
}

export const passkeyNotAdded = () =>
  new DomainError('Nyckeln gick inte att lägga till. Försök igen.', {
    status: 422,
    code: 'PASSKEY_NOT_ADDED',
  });

export const passkeysUnavailable = () =>
  new DomainError('Nycklar fungerar inte på den här adressen.', {
    status: 409,
    code: 'PASSKEYS_UNAVAILABLE',
  });

export const passkeyNotFound = () =>
  new DomainError('Nyckeln finns inte längre.', { status: 404, code: 'PASSKEY_NOT_FOUND' });

export const authenticatorNotFound = () =>
  new DomainError('Appen finns inte längre. Börja om.', {
    status: 404,
    code: 'AUTHENTICATOR_NOT_FOUND',
  });

/** 422, not 401: the session of the caller stays valid. */
export const codeNotAccepted = () =>
  new DomainError('Koden stämmer inte. Vänta på nästa kod i appen och försök igen.', {
    status: 422,
    code: 'CODE_NOT_ACCEPTED',
  });

export const noFactorYet = () =>
  new DomainError('Lägg till en nyckel eller en autentiseringsapp först.', {
    status: 409,
    code: 'NO_FACTOR_YET',
  });

export const lastFactor = () =>
  new DomainError(
    'Du är den enda ägaren och måste ha kvar tvåstegsinloggningen. Lägg till en annan nyckel eller en app först.',
    {
      status: 409,
      code: 'LAST_FACTOR',
    },
  );

/** The database refuses to take the last factor from the last owner. @throws DomainError 409 LAST_FACTOR. */
export async function keepTheLastFactor<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw constraintOf(error) === 'owner_keeps_a_factor' ? lastFactor() : error;
  }
}
