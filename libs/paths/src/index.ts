export {
  EVEN_BREATHING_PATH,
  LENGTH_QUERY,
  PATHS,
  RHYTHM_QUERY,
  SEARCH_FIELD_ID,
  SHORT,
  articlePath,
  articleShareImagePath,
  letterPath,
  libraryPath,
  messengerSharePath,
  searchPath,
  type LibraryQuery,
} from './paths';
export { ADMIN_PATHS, adminCampaignPath, adminCampaignStatusPath, adminEditPostPath } from './admin-paths';
export { LETTER_QUERY, letterOf, withoutLetter } from './letter-query';
export { TOKEN_QUERY, isMailLinkPath } from './mail-links';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { isPublicOrigin } from './public-origin';
export { slugify } from './slugify';
