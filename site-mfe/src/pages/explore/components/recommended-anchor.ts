/** Where the suggestions stand, for a link to them. */
export const RECOMMENDED_ID = 'rekommenderat';
