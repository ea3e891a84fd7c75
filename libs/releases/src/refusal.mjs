// @ts-check

/** @typedef {'nothing-before' | 'never-live' | 'no-release' | 'foreign-signature' | 'moved' | 'busy'} RefusalCode */

/** Why the live releases of a part were not changed: a sentence for releasers, and a code for programs. */
export class Refusal extends Error {
  /**
   * @param {RefusalCode} code
   * @param {string} sentence
   */
  constructor(code, sentence) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
  }
}
