/** By this the server finds the place of the footer's style. */
export const FOOTER_STYLE_MARK = 'footer-style';

/**
 * The place of the footer's style in a document: before the footer, which no first screen needs. What stands above is
 * on the screen by then. The server names the file (`buildDocument`); a browser that draws the page itself gets it
 * with the footer's script.
 */
export function FooterStyle() {
  return <link rel="stylesheet" id={FOOTER_STYLE_MARK} suppressHydrationWarning />;
}
