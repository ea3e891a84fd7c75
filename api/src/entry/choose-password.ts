import { randomBytes } from 'node:crypto';

const SHORTEST_PASSWORD = 12;

/** The password that was given, or a random one that the command prints this once. @throws when it is too short. */
export function choosePassword(given: string | undefined): { password: string; isGiven: boolean } {
  if (given === undefined) return { password: randomBytes(15).toString('base64url'), isGiven: false };
  if (given.length < SHORTEST_PASSWORD)
    throw new Error(`The password must be at least ${SHORTEST_PASSWORD} characters.`);
  return { password: given, isGiven: true };
}
