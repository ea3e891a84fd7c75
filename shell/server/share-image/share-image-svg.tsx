import { ArticleCover } from '@stillsam/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** In pixels: the size that social networks recommend. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Strokes that the cover gets from article-cover.module.css on a page. */
const STYLE = '<style>path { stroke-linecap: round; stroke-width: 1.6px }</style>';

/** The night's colours, which only a page has: the image shows the day that stands beside each. */
const NIGHT = /var\(--\w+,([#.\w]+)\)/g;

/** An article's drawn cover as a stand-alone SVG document. */
export function shareImageSvg(slug: string, category: string): string {
  const cover = renderToStaticMarkup(<ArticleCover seed={slug} category={category} />).replace(NIGHT, '$1');
  const size = `width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}"`;
  return cover.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `).replace('>', `>${STYLE}`);
}
