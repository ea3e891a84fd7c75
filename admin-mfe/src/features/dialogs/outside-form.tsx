import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Puts a dialog at the end of the document, so that its form does not stand within the page's form, which HTML
 * forbids. Its events still rise to the page in React's tree: its form stops its own `submit`. Shown only after
 * something was pressed, hence in a browser.
 */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
