/*
 * What stands beside and below an article's text: none of it needs a script before the reader has done something.
 */
export { DividerLine } from '@stillsam/ui';
export { ArticleContents } from './components/article-contents';
export { ArticleEnd } from './components/article-end';
export { ReadingLine } from './components/reading-line';
export { RelatedArticles } from './components/related-articles';
