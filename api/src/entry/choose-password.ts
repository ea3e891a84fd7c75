import { randomBytes } from 'node:crypto';
import {
  findPasswordFault,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordFault,
} from '../modules/auth/password-rules';

const SENTENCES: Record<PasswordFault, string> = {
  'wrong-length': `The password must be ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
  common: 'The password is too easy to guess. Choose some words that have nothing to do with each other.',
  'own-address': 'The password is made of the e-mail address. Choose one that has nothing to do with it.',
};

/**
 * The given password, or a random one that the command prints once.
 *
 * @param email address of the user.
 * @throws with a sentence when it is too short, common, or derived from the address.
 */
export async function choosePassword(
  given: string | undefined,
  email: string,
): Promise<{ password: string; isGiven: boolean }> {
  if (given === undefined) return { password: randomBytes(15).toString('base64url'), isGiven: false };
  const fault = await findPasswordFault(given, email);
  if (fault) throw new Error(SENTENCES[fault]);
  return { password: given, isGiven: true };
}
