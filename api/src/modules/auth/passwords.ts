import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names first (19 MiB, two passes, one lane). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made when the process starts: made at the first unknown user, it would tell by the time that it takes. */
const dummy = hash('no user has this password', OPTIONS);
// A failure is told to whoever waits for it.
dummy.catch(() => {});

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** @param passwordHash undefined for an unknown user: a dummy is verified, so that the answer takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== undefined && isRight;
}
