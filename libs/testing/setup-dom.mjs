// Nothing of it is needed, nor loaded, where there is no document.
if (globalThis.document) {
  const [{ afterEach }, { TextDecoder, TextEncoder }] = await Promise.all([
    import('@jest/globals'),
    import('node:util'),
    import('@testing-library/jest-dom/jest-globals'),
  ]);
  // jsdom leaves these out; react-router needs them.
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  // Nor does it lay anything out that could be scrolled to.
  globalThis.Element.prototype.scrollIntoView ??= () => {};

  const { cleanup, configure } = await import('@testing-library/react');

  // How long a test waits for what should come; the default second is short on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });

  afterEach(() => cleanup());
}
