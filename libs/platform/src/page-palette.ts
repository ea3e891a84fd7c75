import { useLayoutEffect } from 'react';

/**
 * The palette of a whole page, header and footer with it, for as long as the page is mounted: set on the root
 * element, where the styles of libs/ui look for it. A remote needs to know nothing of what stands around it.
 *
 * @param palette undefined leaves the palette to the visitor's machine.
 */
export function usePagePalette(palette: 'night' | undefined): void {
  useLayoutEffect(() => {
    if (!palette) return;
    const { dataset } = document.documentElement;
    dataset.theme = palette;
    return () => {
      delete dataset.theme;
    };
  }, [palette]);
}
