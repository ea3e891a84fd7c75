import { useEffect, useRef } from 'react';
import { parsePostHtml, parseMailHtml } from '@stillsam/post-html/browser';
import { runtimeConfig } from '@stillsam/platform';
import { displayAddress } from './addresses';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './rich-text.module.css';
import { separateStyles, STYLE, underScheme, type Scheme } from './html-styles.logic';

interface HtmlViewProps {
  html: string;
  className?: string;
}

/** Sanitised HTML of a post or a letter, with its pictures. Its links open in another tab. */
export function HtmlView({ html, className = '' }: HtmlViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = parsePostHtml(html);
    showElsewhere(body, displayAddress);
    for (const link of body.querySelectorAll('a'))
      link.href = displayAddress(link.getAttribute('href') ?? '');
    ref.current?.replaceChildren(body);
  }, [html]);
  return <div ref={ref} className={`prose ${className}`} />;
}

export type FrameLook = 'desktop' | 'phone' | 'dark';

interface LetterFrameProps {
  html: string;
  look: FrameLook;
}

/**
 * A letter in a frame of its own, where no script runs and whose links open in another tab. The frame is of the page's
 * origin, so that the page can set its styles.
 */
export function LetterFrame({ html, look }: LetterFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const frame = ref.current?.contentDocument;
    if (frame) showLetter(frame, html, look === 'dark' ? 'dark' : 'light');
  };
  useEffect(show, [html, look]);
  return (
    <iframe
      ref={ref}
      title={RICH_TEXT_COPY.letterFrame}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={styles[look]}
      // Firefox replaces the first document of a frame when it has loaded.
      onLoad={show}
    />
  );
}

/** The frame's document has no doctype; in its quirks mode tables do not inherit these. */
const BASE_CSS = 'table { font: inherit; color: inherit; }';

/** Shows a mail's HTML in the document of a frame. */
function showLetter(frame: Document, html: string, scheme: Scheme): void {
  const { markup, css } = separateStyles(html);
  const letter = parseMailHtml(markup);
  const body = frame.importNode(letter.querySelector('body') ?? letter, true);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${STYLE}]`)]) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
  showElsewhere(body, shownAddress);
  frame.documentElement.lang = letter.lang || 'sv';
  frame.body.replaceWith(body);
  adoptStyles(frame, `:root { color-scheme: ${scheme}; } ${BASE_CSS} ${underScheme(css, scheme)}`);
}

/** Loads the pictures from where this page has them, and opens the links in another tab. */
function showElsewhere(body: ParentNode, addressOf: (src: string) => string): void {
  for (const image of body.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    image.src = addressOf(image.getAttribute('src') ?? '');
  }
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

/** A picture of the site is loaded from the API, which has it also where the site runs elsewhere. */
function shownAddress(src: string): string {
  const { siteOrigin } = runtimeConfig();
  const path = src.startsWith(`${siteOrigin}/api/`) ? src.slice(siteOrigin.length) : src;
  return displayAddress(path);
}

/** A sheet belongs to the window that made it. */
function adoptStyles(frame: Document, css: string): void {
  const { defaultView } = frame;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  frame.adoptedStyleSheets = [sheet];
}
