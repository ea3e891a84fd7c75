/** Types of every call of the live API, generated from `openapi.released.json`. */
export type { components, operations, paths } from './generated/api';
export { ERROR_CODES, type ErrorCode } from './error-codes';
/** Days that a removed post stays in the trash. */
export const TRASH_DAYS = 30;

/** Posts of one part of the sitemap. */
export const SITEMAP_PART = 2000;
