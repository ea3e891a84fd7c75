import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a dialog at the end of the document, because HTML forbids a form within the page's form. React's events
 * still bubble to the page, so the dialog's form stops its own `submit`. Shown only after a click, hence in a
 * browser.
 */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
