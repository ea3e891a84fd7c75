import { PAGE_DATA_ID, type PageData } from './page-data';

/** Reads what the server left in the document. Our own server wrote it, so its shape is taken on trust. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error('The document holds no page data');
  const page: PageData = JSON.parse(block.textContent);
  return page;
}
