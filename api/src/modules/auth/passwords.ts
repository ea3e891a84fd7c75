import { hash, verify } from '@node-rs/argon2';
import { unfitPassword } from './auth.errors';
import { findPasswordFault } from './password-rules';

/** argon2id with the parameters that OWASP names first (19 MiB, two passes, one lane). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made when the process starts: made at the first unknown user, it would tell by the time that it takes. */
const dummy = hash('no user has this password', OPTIONS);
// A failure is told to whoever waits for it.
dummy.catch(() => {});

/**
 * For a password that somebody chose.
 *
 * @param email of whom it is to be.
 * @throws DomainError 400 for one that is too short, common, or made of the address.
 */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const fault = await findPasswordFault(password, email);
  if (fault) throw unfitPassword(fault);
  return hash(password, OPTIONS);
}

/** @param passwordHash undefined for an unknown user: a dummy is verified, so that the answer takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== undefined && isRight;
}
