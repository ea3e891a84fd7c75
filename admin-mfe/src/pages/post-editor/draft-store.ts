import { CATEGORY_IDS, DIFFICULTIES } from './placing.logic';
import { FIELD_NAMES, type FieldName, type PostFields } from './post-fields.logic';

/** Text that was typed and not saved, as it is kept in this browser. */
export interface Draft {
  /** Names the sitting at the editor that wrote it. */
  sitting: string;
  /** Id of the post, or `new`. */
  post: string;
  fields: PostFields;
  isSlugByHand: boolean;
  /** The post as the sitting found it. */
  base: PostFields;
  /** Version of the post that `base` is; null for a new post. */
  version: number | null;
  /** ISO 8601. */
  savedAt: string;
}

export const DRAFTS_KEY = 'stillsam-drafts';
const MOST_DRAFTS = 20;
const LONGEST_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/** The newest draft of a post that another sitting left behind. */
export function findDraft(post: string, sitting: string): Draft | undefined {
  return readDrafts()
    .filter((draft) => draft.post === post && draft.sitting !== sitting)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))[0];
}

/** @returns false where the browser keeps nothing. */
export function keepDraft(draft: Draft): boolean {
  return writeDrafts([draft, ...readDrafts().filter(({ sitting }) => sitting !== draft.sitting)]);
}

export function dropDraft(sitting: string): void {
  const drafts = readDrafts();
  if (drafts.some((draft) => draft.sitting === sitting))
    writeDrafts(drafts.filter((draft) => draft.sitting !== sitting));
}

export function newSitting(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function writeDrafts(drafts: Draft[]): boolean {
  const oldest = new Date(Date.now() - LONGEST_KEPT_MS).toISOString();
  const kept = drafts.filter(({ savedAt }) => savedAt > oldest).slice(0, MOST_DRAFTS);
  try {
    if (kept.length) window.localStorage.setItem(DRAFTS_KEY, JSON.stringify(kept));
    else window.localStorage.removeItem(DRAFTS_KEY);
    return true;
  } catch {
    return false;
  }
}

function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(DRAFTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(withAddedFields).filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Fields that drafts kept by an earlier version of the editor lack. */
const ADDED_FIELDS = { publish_at: '', featured_image_alt: '', shows_crisis_card: false };

function withAddedFields(draft: unknown): unknown {
  if (typeof draft !== 'object' || draft === null || !('fields' in draft) || !('base' in draft)) return draft;
  const complete = (fields: unknown) =>
    typeof fields === 'object' && fields !== null ? { ...ADDED_FIELDS, ...fields } : fields;
  return { ...draft, fields: complete(draft.fields), base: complete(draft.base) };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Partial<Record<keyof Draft, unknown>> = value;
  return (
    typeof draft.sitting === 'string' &&
    typeof draft.post === 'string' &&
    typeof draft.savedAt === 'string' &&
    typeof draft.isSlugByHand === 'boolean' &&
    (typeof draft.version === 'number' || draft.version === null) &&
    isFields(draft.base) &&
    isFields(draft.fields)
  );
}

const NOT_TEXT: ReadonlySet<string> = new Set<FieldName>(['categories', 'shows_crisis_card']);

function isFields(value: unknown): value is PostFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { status, difficulty, categories } = fields;
  return (
    FIELD_NAMES.every((name) => NOT_TEXT.has(name) || typeof fields[name] === 'string') &&
    typeof fields.shows_crisis_card === 'boolean' &&
    (status === 'draft' || status === 'published') &&
    DIFFICULTIES.some((known) => known === difficulty) &&
    Array.isArray(categories) &&
    categories.every((id) => CATEGORY_IDS.some((known) => known === id))
  );
}
