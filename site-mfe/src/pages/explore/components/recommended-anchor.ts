/** Id of the recommendations, for links. */
export const RECOMMENDED_ID = 'rekommenderat';
