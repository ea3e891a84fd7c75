/** A page that opens without a network. */
export interface OfflineEntry {
  path: string;
  /** Without the brand. */
  title: string;
  kind: 'exercise' | 'article' | 'page';
}

/** An offline page in its current version. */
export interface OfflinePage extends OfflineEntry {
  etag: string;
}

/** The content of `/offline.json`: what the service worker prefetches. */
export interface OfflineList {
  pages: OfflinePage[];
  /** Every file that those pages may request, each with the hash of its live version. */
  files: { url: string; integrity: string }[];
}

export const OFFLINE_LIST_PATH = '/offline.json';
