/** Block elements of a post. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'p,h2,h3,h4,ul,ol,li,blockquote,hr,figure,figcaption,pre'.split(','),
);
