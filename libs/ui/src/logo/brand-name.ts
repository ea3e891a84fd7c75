/** The name in the wordmark. libs/platform's BRAND is its source; logo.spec.tsx holds the two together. */
export const BRAND_NAME = 'Stillsam';
