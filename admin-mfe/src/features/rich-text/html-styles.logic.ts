const COMMENT = /<!--[\s\S]*?-->/g;
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
/** A start tag with its quoted attributes, which may hold `>`. */
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const QUOTED_OR_STYLE = /"[^"]*"|'[^']*'|\sstyle(?=[\s=/>])/gi;

/** The attribute that holds an element's styles until they are applied. */
export const STYLE = 'data-style';

interface Parts {
  /** HTML whose elements have their styles in {@link STYLE}. */
  markup: string;
  /** The text of its style elements. */
  css: string;
}

/**
 * Takes the styles out of HTML that was written elsewhere. The admin's content security policy forbids inline styles,
 * in frames too, and would report each as it is parsed; styles that a script sets are allowed.
 */
export function separateStyles(html: string): Parts {
  const sheets: string[] = [];
  const markup = html
    .replace(COMMENT, '')
    .replace(STYLE_ELEMENT, (_, css: string) => {
      sheets.push(css);
      return '';
    })
    .replace(START_TAG, (tag) =>
      tag.replace(QUOTED_OR_STYLE, (part) => (/^\s/.test(part) ? ` ${STYLE}` : part)),
    );
  return { markup, css: sheets.join('\n') };
}

export type Scheme = 'light' | 'dark';

/** `css` as it applies under a colour scheme, whatever the admin's own is. */
export function underScheme(css: string, scheme: Scheme): string {
  return css.replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );
}
