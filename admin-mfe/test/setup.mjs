import { afterEach, beforeEach } from '@jest/globals';

// jsdom knows the element but not how to open it as a modal.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
  this.querySelector('[autofocus]')?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute('open');
};
window.scrollTo = () => {};

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => {
  delete globalThis.fetch;
});
