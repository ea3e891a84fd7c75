import { ArticleCover } from '@stillsam/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** In pixels, as the networks that show a link ask for it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** What the cover's style sheet gives it on a page (article-cover.module.css). */
const STYLE = '<style>path { stroke-linecap: round; stroke-width: 1.6px }</style>';

/** An article's drawn cover as an SVG document that stands alone. */
export function shareImageSvg(slug: string, category: string): string {
  const cover = renderToStaticMarkup(<ArticleCover seed={slug} category={category} />);
  const size = `width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}"`;
  return cover.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `).replace('>', `>${STYLE}`);
}
