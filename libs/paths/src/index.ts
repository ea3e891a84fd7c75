export { PATHS, articlePath, libraryPath, adminEditPostPath, type LibraryQuery } from './paths';
export { NOINDEX_PATHS, isNoindexPath } from './noindex';
export { slugify } from './slugify';
