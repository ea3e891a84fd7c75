import { PATHS } from './paths';

/** Query parameter of mailed links: it authorises an action of the mail's receiver. */
export const TOKEN_QUERY = 'token';

const MAIL_LINK_PATHS: readonly string[] = [
  PATHS.newsletterConfirm,
  PATHS.newsletterUnsubscribe,
  PATHS.newsletterPreferences,
  PATHS.notifyConfirm,
];

/** True for a public page that only mails link to. Its address arrives with a token. */
export function isMailLinkPath(pathname: string): boolean {
  return MAIL_LINK_PATHS.includes(pathname);
}
