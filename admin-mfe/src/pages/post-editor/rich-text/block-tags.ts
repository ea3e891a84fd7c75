/** Elements of a post that stand on lines of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'p,h2,h3,h4,ul,ol,li,blockquote,hr,figure,figcaption,pre'.split(','),
);
