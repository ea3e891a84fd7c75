import { jest } from '@jest/globals';

/** Files that a page downloads. */
export function catchSavedFiles() {
  const names: string[] = [];
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => {
    // Not by its class: the response's blob is Node's, the page's is jsdom's.
    if ('size' in content) contents.push(content);
    return 'blob:http://site.test/1';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { names, contents };
}
