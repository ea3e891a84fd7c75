import { runtimeConfig } from './runtime-config';

/** The brand. No other file repeats it. */
export const BRAND = 'Stillsam';

/** `Titel | Stillsam`, and no suffix where the title already holds the brand. */
export function pageTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`;
}

export interface PageMetaProps {
  title: string;
  description: string;
  /** Canonical path of the page, from libs/paths. */
  path: string;
  /** Absolute address, or a site path. */
  image?: string;
  /** What the image shows; the title when left out. */
  imageAlt?: string;
  type?: 'website' | 'article';
  keywords?: string;
  isNoindex?: boolean;
}

/** The picture of a page that has none of its own: 1200 by 630 pixels, among the shell's files. */
const DEFAULT_IMAGE = '/assets/delningsbild.png';

/** Title, description, canonical address and Open Graph of a page. React hoists them into the head. */
export function PageMeta({
  title,
  description,
  path,
  image = DEFAULT_IMAGE,
  imageAlt,
  type = 'website',
  keywords,
  isNoindex,
}: PageMetaProps) {
  const origin = runtimeConfig().siteOrigin;
  const url = origin + path;
  const fullTitle = pageTitle(title);
  const imageUrl = image.startsWith('/') ? origin + image : image;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {isNoindex ? <meta name="robots" content="noindex, nofollow" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content="sv_SE" />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:alt" content={imageAlt || fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
