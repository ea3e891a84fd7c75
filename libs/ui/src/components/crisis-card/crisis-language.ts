import { CRISIS_WORDS } from './crisis-card.copy';

export type CrisisWords = typeof CRISIS_WORDS;

/** A language that the helplines are shown in. */
export interface CrisisLanguage {
  /** BCP 47. */
  tag: string;
  words: CrisisWords;
  /** Translations of the lines' Swedish texts, by these. A text without one stays Swedish. */
  phrases: Readonly<Record<string, string>>;
}

export const SWEDISH: CrisisLanguage = { tag: 'sv', words: CRISIS_WORDS, phrases: {} };
