import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names first (19 MiB, two passes, one lane). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** @param passwordHash undefined for an unknown user: a dummy is verified, so that the answer takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no user has this password');
  const isRight = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== undefined && isRight;
}
