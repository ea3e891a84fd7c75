import { slugify } from '@stillsam/paths';
import type { Draft } from './draft-store';
import type { AdminPost } from './post-editor.types';
import {
  EMPTY_FIELDS,
  toFields,
  withTitle,
  type FieldErrors,
  type FieldName,
  type PostFields,
} from './post-fields.logic';

/** The editor's working state; what is asked of the API and kept in the browser lies beside it. */
export interface EditorState {
  fields: PostFields;
  isSlugByHand: boolean;
  /** The post as it was opened. */
  base: PostFields;
  /** Version of the post that `base` is; null for a new post. */
  version: number | null;
  errors: FieldErrors;
  /** What went wrong as a whole, in sentences. */
  failure: string | null;
  /** Somebody has removed the post meanwhile: it can only be saved as a new one. */
  isGone: boolean;
  isSaving: boolean;
  /** The other's version, while the author has to choose. */
  theirs: { fields: PostFields; version: number } | null;
}

export type FieldChange = { [Name in FieldName]: { name: Name; value: PostFields[Name] } }[FieldName];

export type EditorAction =
  | { type: 'field-changed'; change: FieldChange }
  | { type: 'rejected'; errors: FieldErrors; failure: string | null; isGone?: boolean }
  | { type: 'saving' }
  | { type: 'changed-elsewhere'; post: AdminPost }
  | { type: 'conflict-put-off' }
  | { type: 'conflict-settled'; fields: PostFields }
  | { type: 'draft-restored'; draft: Draft };

/** @param post null for a new one. */
export function initialState(post: AdminPost | null): EditorState {
  const base = post ? toFields(post) : EMPTY_FIELDS;
  return {
    fields: base,
    base,
    version: post?.version ?? null,
    isSlugByHand: false,
    errors: {},
    failure: null,
    isGone: false,
    isSaving: false,
    theirs: null,
  };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'field-changed':
      return withoutStaleFailure(changeField(state, action.change));
    case 'rejected':
      return {
        ...state,
        isSaving: false,
        errors: action.errors,
        failure: action.failure,
        isGone: action.isGone ?? state.isGone,
      };
    case 'saving':
      return { ...state, isSaving: true, errors: {}, failure: null };
    case 'changed-elsewhere':
      return {
        ...state,
        isSaving: false,
        theirs: { fields: toFields(action.post), version: action.post.version },
      };
    case 'conflict-put-off':
      return { ...state, theirs: null };
    case 'conflict-settled':
      return settleConflict(state, action.fields);
    case 'draft-restored': {
      const { fields, base, version, isSlugByHand } = action.draft;
      return { ...state, fields, base, version, isSlugByHand, errors: {}, failure: null };
    }
  }
}

/** The sentence about the whole stands as long as a field is still marked. */
function withoutStaleFailure(state: EditorState): EditorState {
  return Object.values(state.errors).some(Boolean) ? state : { ...state, failure: null };
}

function changeField(state: EditorState, { name, value }: FieldChange): EditorState {
  const errors = { ...state.errors, [name]: undefined };
  if (name === 'title') {
    const doesSlugFollow = state.version === null && !state.isSlugByHand;
    const fields = withTitle(state.fields, value, doesSlugFollow);
    return { ...state, fields, errors: doesSlugFollow ? { ...errors, slug: undefined } : errors };
  }
  const fields = { ...state.fields, [name]: value };
  if (name !== 'slug') return { ...state, fields, errors };
  return { ...state, fields, errors, isSlugByHand: isSetByHand(state, value) };
}

/** An emptied slug of a new post follows the title again. */
function isSetByHand({ version, base, fields }: EditorState, slug: string): boolean {
  return version === null ? slug !== '' && slug !== slugify(fields.title) : slug !== base.slug;
}

/** The author's text now stands on the other's version: the next save replaces that one. */
function settleConflict(state: EditorState, fields: PostFields): EditorState {
  if (!state.theirs) return state;
  const { fields: base, version } = state.theirs;
  return { ...state, fields, base, version, isSlugByHand: fields.slug !== base.slug, theirs: null };
}
