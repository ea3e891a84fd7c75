/** The band of a total score (specification, §4). */
export type QuizBand = 'balanced' | 'mild' | 'high';

/** The text that a visitor gets: that of the band, or the one for a single heaviest answer. */
export type QuizOutcome = QuizBand | 'heavy';
