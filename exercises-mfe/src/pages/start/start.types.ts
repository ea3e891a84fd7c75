/** What a thing to do may help with. */
export const HARDEST = ['sleep', 'worry', 'feeling', 'tired', 'self'] as const;
export type Hardest = (typeof HARDEST)[number];

/** What leads to people who help, at once and without further questions. */
export const HELP = ['danger', 'unsafe'] as const;
export type Help = (typeof HELP)[number];

export function isHelp(answer: Hardest | Help | null): answer is Help {
  return HELP.some((help) => help === answer);
}

/** Minutes that the visitor has the energy for. */
export const MINUTES = [1, 5, 15] as const;
export type Minutes = (typeof MINUTES)[number];
