/** Samples of speech: 16 bits, one channel. */
export interface Speech {
  samples: Buffer;
  /** Samples a second. */
  rate: number;
}

/** A voice on the server. It sends no text to anybody. */
export interface Voice {
  /** What its sound depends on: another id makes all audio anew. */
  id: string;
  /** As visitors read it. */
  name: string;
  /** A voice for trying, which nobody chose for its sound. */
  isTest: boolean;
  /** Says one sentence. */
  say(text: string): Promise<Speech>;
}

/** Injection token of the {@link Voice}; undefined where none is configured. */
export const VOICE = Symbol('Voice');
