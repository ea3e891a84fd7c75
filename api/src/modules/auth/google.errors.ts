import { DomainError } from '../../common/domain-error';

/** The text is the specification's. Why it failed is nobody's business but Google's and the user's. */
const TEXT = 'Google login failed';

export const googleLoginFailed = () => new DomainError(TEXT, { status: 401, code: 'GOOGLE_LOGIN_FAILED' });

/** Google's keys cannot be reached, or signing in with Google is not set up. */
export const googleUnavailable = () =>
  new DomainError(TEXT, { status: 503, code: 'GOOGLE_UNAVAILABLE', headers: { 'Retry-After': '30' } });
