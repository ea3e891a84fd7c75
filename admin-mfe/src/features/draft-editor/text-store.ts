import { z } from '../../forms/schema';

/** A text with the tab that it was typed in. */
export type StoredText<Text> = Text & {
  tab: string;
  /** Id of the post or letter, or `new`. */
  document: string;
  /** ISO 8601. */
  savedAt: string;
  /** When the API stored its copy; absent where none was found. */
  sentAt?: string;
};

/** Unsaved text in this browser, one record for each tab. */
export interface TextStore<Text> {
  /** Records of other tabs of the document. */
  find: (document: string, tab: string) => StoredText<Text>[];
  /** @returns false when the browser refuses to store it. */
  keep: (record: StoredText<Text>) => boolean;
  /** @param savedAt drops the record only as it was saved then. */
  drop: (tab: string, savedAt?: string) => void;
}

const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

const RECORD = z.looseObject({ tab: z.string(), document: z.string(), savedAt: z.string() });

/** @param key in localStorage. @param read the text of a record; undefined for none. */
export function createTextStore<Text>(
  key: string,
  read: (record: object) => Text | undefined,
): TextStore<Text> {
  const readAll = (): StoredText<Text>[] => {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
      return z
        .array(z.unknown())
        .parse(stored)
        .flatMap((record) => {
          const { data } = RECORD.safeParse(record);
          const text = data && read(data);
          return text ? { ...text, tab: data.tab, document: data.document, savedAt: data.savedAt } : [];
        });
    } catch {
      return [];
    }
  };
  const writeAll = (records: StoredText<Text>[]): boolean => {
    const oldest = new Date(Date.now() - MAX_AGE_MS).toISOString();
    const kept = records.filter(({ savedAt }) => savedAt > oldest);
    try {
      if (kept.length) window.localStorage.setItem(key, JSON.stringify(kept));
      else window.localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  };
  return {
    find: (document, tab) => readAll().filter((record) => record.document === document && record.tab !== tab),
    keep: (record) => writeAll([record, ...readAll().filter(({ tab }) => tab !== record.tab)]),
    drop: (tab, savedAt) => {
      const records = readAll();
      const kept = records.filter(
        (record) => record.tab !== tab || (savedAt !== undefined && record.savedAt !== savedAt),
      );
      if (kept.length < records.length) writeAll(kept);
    },
  };
}

export function newTab(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
