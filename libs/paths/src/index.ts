export {
  PATHS,
  articlePath,
  articleShareImagePath,
  letterPath,
  libraryPath,
  type LibraryQuery,
} from './paths';
export { ADMIN_PATHS, adminCampaignPath, adminCampaignStatusPath, adminEditPostPath } from './admin-paths';
export { LETTER_QUERY, letterOf, withoutLetter } from './letter-query';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { slugify } from './slugify';
