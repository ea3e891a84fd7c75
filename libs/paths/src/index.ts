export {
  PATHS,
  adminEditPostPath,
  articlePath,
  articleShareImagePath,
  libraryPath,
  type LibraryQuery,
} from './paths';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { slugify } from './slugify';
