import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Characters. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** zxcvbn's "safely unguessable": more than 10^8 guesses. */
const LEAST_SCORE = 3;
/** Guessing takes longer with each character; what stands this far in makes no password weaker. */
const MOST_CHARACTERS_JUDGED = 72;
/** The kept list of common passwords is international; these are what a Swedish visitor of this site would add. */
const LOCAL_WORDS = ['stillsam', 'lösenord', 'losenord', 'hemligt', 'hemlig', 'välkommen', 'sverige'];
const LOCAL_SEASONS = ['vår', 'sommar', 'höst', 'vinter', 'januari', 'augusti', 'oktober', 'december'];

export type PasswordFault = 'wrong-length' | 'common' | 'own-address';

/** Why somebody's new password is not taken; undefined where it is. @param email of whom it is to be. */
export async function findPasswordFault(password: string, email: string): Promise<PasswordFault | undefined> {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) return 'wrong-length';
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  if (address.includes(typed) || typed.includes(address)) return 'own-address';
  const judge = await loadJudge();
  const judged = typed.slice(0, MOST_CHARACTERS_JUDGED);
  const parts = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)];
  if (judge.check(judged, parts).score >= LEAST_SCORE) return undefined;
  // Weak by the address alone: without it the password would have been taken.
  return judge.check(judged).score >= LEAST_SCORE ? 'own-address' : 'common';
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** Its list takes a tenth of a second and some megabytes, for the rare day on which a password is chosen. */
function loadJudge(): Promise<ZxcvbnFactory> {
  judge ??= createJudge();
  return judge;
}

async function createJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({
    dictionary: { ...dictionary, local: [...LOCAL_WORDS, ...LOCAL_SEASONS] },
    graphs: adjacencyGraphs,
  });
}
