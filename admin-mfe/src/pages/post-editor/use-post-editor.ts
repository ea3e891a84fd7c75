import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { focusFirst } from '../../forms/focus-first';
import { EDITOR_COPY } from './post-editor.copy';
import { changedPost, useSavePost } from './post-editor.queries';
import type { AdminPost } from './post-editor.types';
import {
  areSameFields,
  EMPTY_FIELDS,
  sortIssues,
  toFields,
  toInput,
  type PostFields,
} from './post-fields.logic';
import type { TypedText, UnsavedText } from './unsaved-text.store';
import { useFailure, usePostForm, type PostForm } from './use-post-form';

interface PostEditorOptions {
  /** null: a new post. */
  post: AdminPost | null;
  /** The form that holds the fields, to focus a faulty one. */
  formRef: RefObject<HTMLFormElement | null>;
  onSaved: (post: AdminPost) => void;
  /** Autosave pauses while the post itself is saved. */
  autosave: RefObject<{ pause: () => Promise<void>; resume: () => void } | null>;
}

export interface PostEditor extends PostForm {
  /** The typed text and its base. */
  text: TypedText;
  isDirty: boolean;
  isSaving: boolean;
  /** Errors of the whole form, in sentences. */
  failure: string | null;
  /** Another author has removed the post, so it can only be saved as a new one. */
  isGone: boolean;
  /** The other author's version, while a conflict is unresolved. */
  theirs: Stored | null;
  save: () => void;
  /** Saves the merged text over the other author's version. */
  saveMerged: (fields: PostFields) => void;
  /** Saves the text of a removed post as a new post. */
  saveAsNew: () => void;
  putOffConflict: () => void;
  restore: (text: UnsavedText) => void;
}

/** The stored post; the version is null for a new one. */
interface Stored {
  fields: PostFields;
  version: number | null;
}

/** The state of editing one post: text, validation, saving, and conflicts with another author's changes. */
export function usePostEditor({ post, formRef, onSaved, autosave }: PostEditorOptions): PostEditor {
  const [base, setBase] = useState<Stored>(() => toStored(post));
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const [isGone, setIsGone] = useState(false);
  const postForm = usePostForm(base.fields, base.version === null);
  const { form, fields, isSlugByHand } = postForm;
  const [failure, setFailure] = useFailure(form);
  const [faulty, setFaulty] = useState<string[]>([]);
  const send = useSavePost();
  const isBusy = useRef(false);

  // After the errors are rendered, so that screen readers announce the field with its error.
  useEffect(() => focusFirst(formRef.current, faulty), [formRef, faulty]);

  const reject = (text: string, names: string[]) => {
    setFailure(text);
    setFaulty(names);
  };
  const rejectWith = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) {
      setIsGone(true);
      return;
    }
    const { errors, others } = sortIssues(error instanceof ApiError ? error.issues : []);
    for (const { name, message } of errors) form.setError(name, { message });
    const sentence = serverText(error) ?? EDITOR_COPY.saveFailed;
    reject(
      [withStop(sentence), ...others, EDITOR_COPY.textKept].join(' '),
      errors.map(({ name }) => name),
    );
  };
  const sendTo = async (version: number | null, byHand: boolean) => {
    try {
      await autosave.current?.pause();
      const target = post && version !== null ? { id: post.id, version } : null;
      onSaved(await send(target, toInput(form.getValues(), { isSlugByHand: byHand })));
    } catch (error) {
      autosave.current?.resume();
      const changed = changedPost(error);
      if (changed) setTheirs(toStored(changed));
      else rejectWith(error);
    }
  };
  const submit = async (version: number | null, byHand: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    await form.handleSubmit(
      () => sendTo(version, byHand),
      (errors) => reject(EDITOR_COPY.faults(Object.keys(errors).length), Object.keys(errors)),
    )();
    isBusy.current = false;
  };

  return {
    ...postForm,
    text: { fields, isSlugByHand, base: base.fields, version: base.version },
    isDirty: !areSameFields(fields, base.fields),
    isSaving: form.formState.isSubmitting,
    failure,
    isGone,
    theirs,
    save: () => void submit(base.version, isSlugByHand),
    saveAsNew: () => void submit(null, false),
    saveMerged: (merged) => {
      if (!theirs) return;
      const byHand = merged.slug !== theirs.fields.slug;
      setBase(theirs);
      setTheirs(null);
      postForm.replace(merged, byHand);
      void submit(theirs.version, byHand);
    },
    putOffConflict: () => setTheirs(null),
    restore: (text) => {
      setBase({ fields: text.base, version: text.version });
      setFailure(null);
      postForm.replace(text.fields, text.isSlugByHand);
    },
  };
}

function toStored(post: AdminPost | null): Stored {
  return { fields: post ? toFields(post) : EMPTY_FIELDS, version: post?.version ?? null };
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
