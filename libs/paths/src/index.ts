export {
  EVEN_BREATHING_PATH,
  LENGTH_QUERY,
  LINK_OVER,
  ORDER_QUERY,
  PRODUCT_QUERY,
  PATHS,
  READER_PATH,
  RHYTHM_QUERY,
  SEARCH_FIELD_ID,
  EASY,
  SHORT,
  type Edition,
  articlePath,
  articleShareImagePath,
  letterPath,
  crisisLanguageOf,
  crisisLanguagePath,
  libraryPath,
  messengerSharePath,
  productPath,
  readerPath,
  searchPath,
  type LibraryQuery,
} from './paths';
export {
  ADMIN_PATHS,
  adminCampaignPath,
  adminCampaignStatusPath,
  adminEditPostPath,
  adminMessagePath,
  adminOrderPath,
  adminPersonPath,
  adminReviewPath,
  adminTabPath,
  isAdminMailLinkPath,
} from './admin-paths';
export { LETTER_QUERY, letterOf, withoutLetter } from './letter-query';
export { TOKEN_QUERY, isMailLinkPath } from './mail-links';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { GUIDES_CACHE, LISTENING_CACHE, PURCHASES_COOKIE, isPersonalPath } from './personal-paths';
export { PAYMENT_PROVIDERS, isPublicOrigin, paymentOrigin, type PaymentProviderName } from './origins';
export { isExerciseSlug, readingOf } from './readings';
export { slugify } from './slugify';
