/**
 * Targets of a journey's steps. A step is `{ name, tap }`, where `tap` names what a finger touches, or
 * `{ name, act }` for anything else; the longest interaction in it counts.
 */

/** Milliseconds between two characters of a practised typist on a phone. */
const TYPING_MS = 90;

const within = (role) => (kind) => (name) => (page) =>
  page.getByRole(role).getByRole(kind, { name }).filter({ visible: true }).first();

export const inMain = within('main');
export const inHeader = within('banner');
export const inFooter = within('contentinfo');
export const inDialog = within('dialog');

export const button = inMain('button');
export const link = inMain('link');

export const scrollTo = (selector) => (page) => page.locator(selector).first().scrollIntoViewIfNeeded();

/** Types into a field, character by character. */
export const type = (field, text) => async (page) => {
  await field(page).focus();
  await page.keyboard.type(text, { delay: TYPING_MS });
};

export const press = (key) => (page) => page.keyboard.press(key);
