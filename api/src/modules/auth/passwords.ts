import { hash, verify } from '@node-rs/argon2';
import { unfitPassword } from './auth.errors';
import { findPasswordFault } from './password-rules';

/** argon2id with the parameters that OWASP names first (19 MiB, two passes, one lane). */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashed at start: hashing it for the first unknown user would make that response measurably slower. */
const dummy = hash('no user has this password', ARGON2);
// `verifyPassword` awaits it and handles a rejection.
dummy.catch(() => {});

/**
 * Hashes a chosen password.
 *
 * @param email address of the user.
 * @throws DomainError 400 for one that is too short, common, or derived from the address.
 */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const fault = await findPasswordFault(password, email);
  if (fault) throw unfitPassword(fault);
  return hash(password, ARGON2);
}

/** @param passwordHash undefined for an unknown user: a dummy is verified, so that the response takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== undefined && isRight;
}
