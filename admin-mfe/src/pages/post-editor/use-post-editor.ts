import { useReducer, useRef, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { EDITOR_COPY } from './post-editor.copy';
import { changedPost, useSavePost } from './post-editor.queries';
import { initialState, reduceEditor, type EditorState, type FieldChange } from './post-editor.state';
import type { AdminPost } from './post-editor.types';
import {
  areSameFields,
  firstFaulty,
  sortIssues,
  toInput,
  validateFields,
  type FieldErrors,
  type PostFields,
} from './post-fields.logic';
import type { Draft } from './draft-store';
import type { Autosave } from './use-autosave';

interface PostEditorOptions {
  /** null: a new post. */
  post: AdminPost | null;
  /** The form that holds the fields, to focus a faulty one. */
  formRef: RefObject<HTMLFormElement | null>;
  onSaved: (post: AdminPost) => void;
  /** What keeps the unsaved text: it rests while the post itself is saved. */
  keeping: RefObject<Pick<Autosave, 'pause' | 'resume'> | null>;
}

export interface PostEditor {
  state: EditorState;
  isDirty: boolean;
  change: (change: FieldChange) => void;
  save: () => Promise<void>;
  /** Takes the merged text over and saves it in place of the other's version. */
  saveMerged: (fields: PostFields) => Promise<void>;
  /** For a post that somebody has removed: the same text as a new one. */
  saveAsNew: () => Promise<void>;
  putOffConflict: () => void;
  restore: (draft: Draft) => void;
}

/** The author's work on one post: typing, checking, saving, and meeting another's changes. */
export function usePostEditor({ post, formRef, onSaved, keeping }: PostEditorOptions): PostEditor {
  const [state, dispatch] = useReducer(reduceEditor, post, initialState);
  const send = useSavePost();
  const isBusy = useRef(false);

  const reject = (errors: FieldErrors, failure: string | null, isGone?: boolean) => {
    dispatch({ type: 'rejected', errors, failure, isGone });
    const name = firstFaulty(errors);
    // After the errors stand in the document, so that the field is read out with its own.
    if (name) requestAnimationFrame(() => focusField(formRef.current, name));
  };

  const saveState = async (next: Pick<EditorState, 'fields' | 'isSlugByHand' | 'version'>) => {
    if (isBusy.current) return;
    const errors = validateFields(next.fields, next);
    const count = Object.keys(errors).length;
    if (count > 0) return reject(errors, EDITOR_COPY.faults(count));
    isBusy.current = true;
    dispatch({ type: 'saving' });
    try {
      await keeping.current?.pause();
      const target = post && next.version !== null ? { id: post.id, version: next.version } : null;
      onSaved(await send(target, toInput(next.fields, next)));
    } catch (error) {
      keeping.current?.resume();
      const changed = changedPost(error);
      if (changed) dispatch({ type: 'changed-elsewhere', post: changed });
      else rejectWith(error);
    } finally {
      isBusy.current = false;
    }
  };

  const rejectWith = (error: unknown) => {
    const { errors, others } = sortIssues(error instanceof ApiError ? error.issues : []);
    if (error instanceof ApiError && error.status === 404) return reject({}, null, true);
    const sentence = serverText(error) ?? EDITOR_COPY.saveFailed;
    reject(errors, [withStop(sentence), ...others, EDITOR_COPY.textKept].join(' '));
  };

  return {
    state,
    isDirty: !areSameFields(state.fields, state.base),
    change: (change) => dispatch({ type: 'field-changed', change }),
    save: () => saveState(state),
    saveAsNew: () => saveState({ fields: state.fields, isSlugByHand: false, version: null }),
    saveMerged: async (fields) => {
      const action = { type: 'conflict-settled', fields } as const;
      dispatch(action);
      await saveState(reduceEditor(state, action));
    },
    putOffConflict: () => dispatch({ type: 'conflict-put-off' }),
    restore: (draft) => dispatch({ type: 'draft-restored', draft }),
  };
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)?.focus();
}
