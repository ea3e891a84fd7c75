import { still } from '../hydration';
import './article-cover.module.css';

/** The drawing of an article without an image. */
export const StillCover = still('svg', async () => {
  const { ArticleCover } = await import(/* webpackChunkName: "article-cover" */ './article-cover');
  return ArticleCover;
});
