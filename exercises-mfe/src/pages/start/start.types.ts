/** What is hardest. `danger` leads to help at once, without further questions. */
export const HARDEST = ['sleep', 'worry', 'feeling', 'tired', 'self', 'danger'] as const;
export type Hardest = (typeof HARDEST)[number];

/** Minutes that the visitor has the energy for. */
export const MINUTES = [1, 5, 15] as const;
export type Minutes = (typeof MINUTES)[number];
