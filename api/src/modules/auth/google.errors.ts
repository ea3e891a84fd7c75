import { DomainError } from '../../http/domain-error';

/** The response gives no reason. */
const TEXT = 'Det gick inte att logga in med Google.';

export const googleLoginFailed = () => new DomainError(TEXT, { status: 401, code: 'GOOGLE_LOGIN_FAILED' });

/** Google's keys are unavailable, or sign-in with Google is not set up. */
export const googleUnavailable = () =>
  new DomainError(TEXT, { status: 503, code: 'GOOGLE_UNAVAILABLE', headers: { 'Retry-After': '30' } });
