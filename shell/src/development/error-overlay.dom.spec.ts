import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ErrorOverlay } from './error-overlay';

let overlay: ErrorOverlay;

beforeEach(() => {
  overlay = new ErrorOverlay();
});
afterEach(() => document.body.replaceChildren());

/** What the page shows above itself; null where nothing is. */
function shown(): Element | null {
  const roots = [...document.body.children].map(({ shadowRoot }) => shadowRoot);
  return roots.map((root) => root?.querySelector('[role=alert]') ?? null)[0] ?? null;
}

it('shows what the compiler says as text', () => {
  overlay.report('site', 'ERROR <img src=x onerror=alert(1)>');
  expect(shown()?.textContent).toBe('site\n\nERROR <img src=x onerror=alert(1)>');
  expect(shown()?.children).toHaveLength(0);
});

it('shows the errors of several parts until each is mended', () => {
  overlay.report('site', 'first');
  overlay.report('exercises', 'second');
  overlay.report('site', 'first, changed');
  expect(shown()?.textContent).toBe('site\n\nfirst, changed\n\nexercises\n\nsecond');
  overlay.report('site', null);
  expect(shown()?.textContent).toBe('exercises\n\nsecond');
  overlay.report('exercises', null);
  expect(shown()).toBeNull();
});

it('closes by Escape until the next report of an error or of one that is mended', () => {
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  overlay.report('site', 'first');
  press('a');
  expect(shown()).not.toBeNull();
  press('Escape');
  expect(shown()).toBeNull();
  overlay.report('exercises', null);
  expect(shown()).toBeNull();
  overlay.report('site', 'second');
  expect(shown()?.textContent).toBe('site\n\nsecond');
});
