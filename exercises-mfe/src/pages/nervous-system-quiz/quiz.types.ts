/** What a total leans towards (specification, §4). */
export type QuizBand = 'balanced' | 'mild' | 'high';
