/** State of the history entry of a screen where a letter's fault is mended. */
interface LetterState {
  /** The letter to go back to. */
  letter: string;
}

export function letterState(id: string): LetterState {
  return { letter: id };
}

/** The id of the letter that led here; null without one. @param state of the history entry. */
export function letterOf(state: unknown): string | null {
  const { letter } = (state ?? {}) as Partial<LetterState>;
  return letter ?? null;
}
