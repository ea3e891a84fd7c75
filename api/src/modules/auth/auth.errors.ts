import { COMMON_ERRORS, DomainError, invalidField } from '../../http/domain-error';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordFault } from './password-rules';

/** The same for an unknown user and a wrong password. */
export const invalidCredentials = () =>
  new DomainError(401, 'INVALID_CREDENTIALS', 'Fel e-postadress eller lösenord.');

export const unauthenticated = () => new DomainError(401, 'UNAUTHENTICATED', COMMON_ERRORS.UNAUTHENTICATED);

export const forbidden = () => new DomainError(403, 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);

/** 400, not 401: the session of the caller stays valid. */
export const wrongPassword = (field: string) => invalidField(field, 'Lösenordet stämmer inte.');

export const PASSWORD_SENTENCES: Record<PasswordFault, string> = {
  'wrong-length': `Det nya lösenordet ska ha ${MIN_PASSWORD_LENGTH} till ${MAX_PASSWORD_LENGTH} tecken.`,
  common: 'Lösenordet är för lätt att gissa. Välj till exempel några ord som inte hör ihop.',
  'own-address': 'Lösenordet liknar din e-postadress. Välj något som inte har med den att göra.',
};

export const unfitPassword = (fault: PasswordFault) =>
  invalidField('new_password', PASSWORD_SENTENCES[fault]);

/** @param seconds until the next attempt is allowed. */
export const tooManyAttempts = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return new DomainError(
    429,
    'TOO_MANY_ATTEMPTS',
    `För många inloggningsförsök. Försök igen om ${minutes} ${minutes === 1 ? 'minut' : 'minuter'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
};

/** The response gives no reason. */
const NO_GOOGLE = 'Det gick inte att logga in med Google.';

export const googleLoginFailed = () => new DomainError(401, 'GOOGLE_LOGIN_FAILED', NO_GOOGLE);

/** Google's keys are unavailable, or sign-in with Google is not set up. */
export const googleUnavailable = () =>
  new DomainError(503, 'GOOGLE_UNAVAILABLE', NO_GOOGLE, { headers: { 'Retry-After': '30' } });
