const TELEPHONE_NUMBER = /^\d(?:[ -]?\d){2,14}$/;
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** Digits with a space or a hyphen between them: `112`, `90 390`, `08-702 16 80`. */
export function isTelephoneNumber(text: string): boolean {
  return TELEPHONE_NUMBER.test(text);
}

/** The digits alone, by which two spellings are the same number. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** A page of the public web, over TLS, without a user name or a port in its address. */
export function isPublicAddress(text: string): boolean {
  // Without the slashes a browser takes it for a path of this site.
  if (!text.startsWith('https://') || /\s/.test(text) || !URL.canParse(text)) return false;
  const { username, password, port, hostname } = new URL(text);
  return username + password + port === '' && PUBLIC_HOST.test(hostname);
}

interface Checked {
  /** Day of the last check; null before the first. */
  checkedOn: string | null;
}

/** Helplines change numbers and hours: each is checked twice a year. */
const CHECKED_FOR_MS = 180 * 86_400_000;

/** Whether the last check was more than half a year ago. */
export function isOverdue({ checkedOn }: Checked, now: Date): boolean {
  return checkedOn !== null && now.getTime() - Date.parse(checkedOn) > CHECKED_FOR_MS;
}

/** Whether somebody has to check it: nobody has yet, or too long ago. */
export function isDue(line: Checked, now: Date): boolean {
  return line.checkedOn === null || isOverdue(line, now);
}
