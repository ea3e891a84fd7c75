export { ArticleCover as DrawnCover } from '@stillsam/ui';
