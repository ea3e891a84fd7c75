/** The band of a total score (specification, §4). */
export type QuizBand = 'balanced' | 'mild' | 'high';
