import { beforeEach } from '@jest/globals';

if (globalThis.window) {
  // jsdom has the dialog element without `showModal`.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.setAttribute('open', '');
    this.querySelector('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.removeAttribute('open');
  };
  window.scrollTo = () => {};
  // jsdom has no media queries: the window is wide.
  window.matchMedia ??= (media) => ({
    media,
    matches: media.startsWith('(width >='),
    addEventListener() {},
    removeEventListener() {},
  });
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync ??= function replaceSync(css) {
    this.replacedBy = css;
  };
  // jsdom has no layout, but the rich text editor reads it.
  document.elementFromPoint ??= () => null;
  Range.prototype.getClientRects ??= () => [];
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  // jsdom's blobs have no promises.
  const readBy = (method) =>
    function read() {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader[method](this);
      });
    };
  Blob.prototype.text ??= readBy('readAsText');
  Blob.prototype.arrayBuffer ??= readBy('readAsArrayBuffer');
}

beforeEach(() => globalThis.window?.localStorage.clear());
