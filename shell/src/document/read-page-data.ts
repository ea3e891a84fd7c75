import { PAGE_DATA_ID, type PageData } from './page-data';

/** Reads the page data out of the document. Our own server wrote it, so it is not validated. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error('The document holds no page data');
  const page: PageData = JSON.parse(block.textContent);
  return page;
}
