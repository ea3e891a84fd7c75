import { z } from '../../forms/schema';
import { EMPTY_FIELDS, readFields, type PostFields } from './post-fields.logic';

/** Unsaved text of a post, with the version it is based on. */
export interface TypedText {
  fields: PostFields;
  isSlugByHand: boolean;
  /** The post as the author opened it. */
  base: PostFields;
  /** Version of the post that `base` is; null for a new post. */
  version: number | null;
}

/** Unsaved text in this browser, one record for each tab. */
export interface UnsavedText extends TypedText {
  tab: string;
  /** Id of the post, or `new`. */
  post: string;
  /** ISO 8601. */
  savedAt: string;
}

export const UNSAVED_KEY = 'stillsam-drafts';
const MOST_RECORDS = 20;
const LONGEST_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

const RECORD = z.pipe(
  z.object({
    tab: z.optional(z.string()),
    // The name of `tab` in records of an earlier version.
    sitting: z.optional(z.string()),
    post: z.string(),
    fields: z.record(z.string(), z.unknown()),
    base: z.record(z.string(), z.unknown()),
    isSlugByHand: z.boolean(),
    version: z.nullable(z.number()),
    savedAt: z.string(),
  }),
  z.transform(({ tab, sitting, fields, base, ...rest }): UnsavedText => ({
    ...rest,
    tab: tab ?? sitting ?? '',
    fields: readFields(fields, EMPTY_FIELDS),
    base: readFields(base, EMPTY_FIELDS),
  })),
);

/** Records of other tabs of the same post, the newest first. */
export function unsavedTextsOf(post: string, tab: string): UnsavedText[] {
  return readRecords()
    .filter((record) => record.post === post && record.tab !== tab)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** @returns false when the browser refuses to store it. */
export function keepUnsavedText(record: UnsavedText): boolean {
  return writeRecords([record, ...readRecords().filter(({ tab }) => tab !== record.tab)]);
}

export function dropUnsavedText(tab: string): void {
  const records = readRecords();
  if (records.some((record) => record.tab === tab))
    writeRecords(records.filter((record) => record.tab !== tab));
}

export function newTab(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function writeRecords(records: UnsavedText[]): boolean {
  const oldest = new Date(Date.now() - LONGEST_KEPT_MS).toISOString();
  const kept = records.filter(({ savedAt }) => savedAt > oldest).slice(0, MOST_RECORDS);
  try {
    if (kept.length) window.localStorage.setItem(UNSAVED_KEY, JSON.stringify(kept));
    else window.localStorage.removeItem(UNSAVED_KEY);
    return true;
  } catch {
    return false;
  }
}

function readRecords(): UnsavedText[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(UNSAVED_KEY) ?? '[]');
    return z
      .array(z.unknown())
      .parse(stored)
      .flatMap((record) => RECORD.safeParse(record).data ?? []);
  } catch {
    return [];
  }
}
