export { PATHS, articlePath, articleShareImagePath, libraryPath, type LibraryQuery } from './paths';
export { ADMIN_PATHS, adminEditPostPath } from './admin-paths';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { slugify } from './slugify';
