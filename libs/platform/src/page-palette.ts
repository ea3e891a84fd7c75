/** Attributes for the outermost element of a page that brings its own palette. */
export interface PagePaletteAttributes {
  'data-theme'?: 'night';
  'data-page-theme'?: 'night';
}

/**
 * The palette of a whole page, header and footer with it: spread the result on the page's outermost element. The
 * styles of libs/ui look for it from the root of the document, so that it holds as soon as the markup is there, also
 * where the server rendered it, and ends with the page. A remote needs to know nothing of what stands around it.
 *
 * Where a browser knows no `:has()`, the palette holds for the element itself.
 *
 * @param palette undefined leaves the palette to the visitor's machine.
 */
export function pagePalette(palette: 'night' | undefined): PagePaletteAttributes {
  return palette ? { 'data-theme': palette, 'data-page-theme': palette } : {};
}
