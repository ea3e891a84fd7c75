import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Characters. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** zxcvbn's "safely unguessable": more than 10^8 guesses. */
const MIN_SCORE = 3;
/** Only this many characters are scored: zxcvbn's time grows with the length, and later ones weaken no password. */
const MAX_CHARACTERS_JUDGED = 72;
/** The library's list of common passwords is international; these are common in Sweden and on this site. */
const LOCAL_WORDS = ['stillsam', 'lösenord', 'losenord', 'hemligt', 'hemlig', 'välkommen', 'sverige'];
const LOCAL_SEASONS = ['vår', 'sommar', 'höst', 'vinter', 'januari', 'augusti', 'oktober', 'december'];

export type PasswordFault = 'wrong-length' | 'common' | 'own-address';

/** The reason to refuse a password; undefined when it is accepted. @param email address of the user. */
export async function findPasswordFault(password: string, email: string): Promise<PasswordFault | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return 'wrong-length';
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  if (address.includes(typed) || typed.includes(address)) return 'own-address';
  const judge = await loadJudge();
  const judged = typed.slice(0, MAX_CHARACTERS_JUDGED);
  const parts = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)];
  if (judge.check(judged, parts).score >= MIN_SCORE) return undefined;
  // Weak because of the address: without it the score would be high enough.
  return judge.check(judged).score >= MIN_SCORE ? 'own-address' : 'common';
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loaded on first use: its lists take a tenth of a second and some megabytes, and passwords change rarely. */
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
