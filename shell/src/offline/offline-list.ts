/** A page that opens without a network. */
export interface OfflineEntry {
  path: string;
  /** Without the brand. */
  title: string;
  kind: 'exercise' | 'article' | 'page';
}

/** Such a page as it is now. */
export interface OfflinePage extends OfflineEntry {
  etag: string;
}

/** The content of `/offline.json`: what the service worker prefetches. */
export interface OfflineList {
  pages: OfflinePage[];
  /** Every file that those pages may ask for, each with the hash under which it is live. */
  files: { url: string; integrity: string }[];
}

export const OFFLINE_LIST_PATH = '/offline.json';
