/** Types of every call of the API, generated from `openapi.json`. */
export type { components, operations, paths } from './generated/api';
export { ERROR_CODES, type ErrorCode } from './error-codes';
export { SITEMAP_PART } from './sitemap-part';
export { POST_FIELDS } from './generated/post-fields';
