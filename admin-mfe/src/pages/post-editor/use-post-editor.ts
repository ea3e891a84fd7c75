import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { slugify } from '@stillsam/paths';
import type { UseFormReturn } from 'react-hook-form';
import type { SavedElsewhere } from '../../features/draft-editor/conflict.logic';
import type { KeepStatus } from '../../features/draft-editor/text-keeper';
import type { TextOfferProps } from '../../features/draft-editor/text-offer';
import { useDraftForm, type DraftForm } from '../../features/draft-editor/use-draft-form';
import { plainTextOf } from '../../features/rich-text/count-words';
import { EDITOR_COPY } from './post-editor.copy';
import { changedPost, stoppedAtGate, useSavePost } from './post-editor.queries';
import {
  areSameFields,
  EMPTY_FIELDS,
  sortIssues,
  toFields,
  toInput,
  type AdminPost,
  type GateReasons,
  type PostFields,
} from './post-fields.logic';
import { POST_FORM_SCHEMA } from './post-form.schema';
import { usePostTexts, type TypedText } from './post-texts';

interface PostEditorOptions {
  /** null: a new post. */
  post: AdminPost | null;
  formRef: RefObject<HTMLFormElement | null>;
  /** @param isTypingOn whether more was typed while the post was saved. */
  onSaved: (post: AdminPost, isTypingOn: boolean) => void;
  /** Fields are faulty, the first of which is about to take the focus. */
  onFaults: (names: string[]) => void;
}

export interface PostEditor extends DraftForm<PostFields> {
  /** The slug of a new post follows the title until the author changes the slug. */
  onTyped: (name: 'title' | 'slug', value: string) => void;
  /** The typed text and its base, the same object until one changes. */
  text: TypedText;
  isDirty: boolean;
  isSaving: boolean;
  /** Errors of the whole form, in sentences. */
  failure: string | null;
  /** Another author has removed the post, so it can only be saved as a new one. */
  isGone: boolean;
  /** The version that was saved elsewhere, while a conflict is unresolved. */
  theirs: Conflict | null;
  save: () => void;
  /** Saves a draft as a published post, once the author has looked it over. */
  publish: () => void;
  /** A draft that is about to go out; null without one. */
  goingOut: GoingOut | null;
  /** Saves the merged text over the other author's version. */
  saveMerged: (fields: PostFields) => void;
  /** Saves the text of a removed post as a new post. */
  saveAsNew: () => void;
  putOffConflict: () => void;
  /** A save that the gate of clinical review has stopped; null without one. */
  gate: StoppedSave | null;
  /** How the unsaved text is stored, which pauses while the post itself is saved. */
  kept: KeepStatus;
  /** Unsaved texts of earlier visits. */
  offer: TextOfferProps<TypedText>;
}

/** @property canKeep the text was reviewed, and no clinical sentence has changed. */
export interface StoppedSave {
  canKeep: boolean;
  saveWith: (reasons: GateReasons) => void;
  close: () => void;
}

/** A draft that its author looks over before it goes out. */
export interface GoingOut {
  /** A Swedish local time, as in the form; empty for now. */
  at: string;
  confirm: () => void;
  close: () => void;
}

/** The stored post; the version is null for a new one. */
interface Stored {
  fields: PostFields;
  version: number | null;
}

interface Conflict extends Stored {
  by: SavedElsewhere;
}

/** One attempt to save. */
interface Save {
  /** The version it replaces; null: a new post. */
  version: number | null;
  isSlugByHand: boolean;
  /** A draft goes out at once; while that has not succeeded, the form keeps it as a draft. */
  isPublishing?: boolean;
  reasons?: GateReasons;
}

/** The state of editing one post: text, validation, saving, and conflicts with what was saved elsewhere. */
export function usePostEditor({ post, formRef, onSaved, onFaults }: PostEditorOptions): PostEditor {
  const [base, setBase] = useState<Stored>(() => toStored(post));
  const [theirs, setTheirs] = useState<Conflict | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [gate, setGate] = useState<StoppedSave | null>(null);
  const [goingOut, setGoingOut] = useState<GoingOut | null>(null);
  const [isSlugByHand, setIsSlugByHand] = useState(false);
  const draft = useDraftForm<PostFields>({ formRef, stored: base.fields, schema: POST_FORM_SCHEMA });
  const { form, fields } = draft;
  const [failure, setFailure] = useFailure(form);
  const send = useSavePost();
  const isBusy = useRef(false);

  const rejectWith = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) {
      setIsGone(true);
      return;
    }
    const { errors, others } = sortIssues(error instanceof ApiError ? error.issues : []);
    const sentence = serverText(error) ?? EDITOR_COPY.saveFailed;
    setFailure([withStop(sentence), ...others, EDITOR_COPY.textKept].join(' '));
    if (errors.size > 0) onFaults([...errors.keys()]);
    draft.show(errors);
  };
  const sendOnce = async (save: Save) => {
    const { version, isPublishing, reasons } = save;
    try {
      await unsaved.keeper.pause();
      const target = post && version !== null ? { id: post.id, version } : null;
      const sent = { ...form.getValues() };
      if (isPublishing) sent.status = 'published';
      const { tab } = unsaved.keeper;
      const saved = await send(target, { ...toInput(sent, save), ...reasons, tab });
      if (isPublishing) draft.change('status', 'published');
      setBase({ fields: sent, version: saved.version });
      unsaved.keeper.finish(saved.id);
      onSaved(saved, !areSameFields(form.getValues(), sent));
    } catch (error) {
      unsaved.keeper.resume();
      const changed = changedPost(error);
      const canKeep = stoppedAtGate(error);
      if (changed) setTheirs({ ...toStored(changed.current), by: changed.by });
      else if (canKeep === null) rejectWith(error);
      else
        setGate({
          canKeep,
          saveWith: (given) => void submit({ ...save, reasons: given }),
          close: () => setGate(null),
        });
    }
  };
  /** @param onValid is called where no field is faulty. */
  const check = (onValid: () => unknown) =>
    form.handleSubmit(onValid, (errors) => {
      setFailure(EDITOR_COPY.faults(Object.keys(errors).length));
      onFaults(Object.keys(errors));
      draft.focus(Object.keys(errors));
    })();
  const submit = async (save: Save) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    setGate(null);
    setGoingOut(null);
    await check(() => sendOnce(save));
    isBusy.current = false;
  };
  const lookOver = async (at: string) => {
    if (isBusy.current) return;
    setFailure(null);
    const confirm = () => void submit({ version: base.version, isSlugByHand, isPublishing: at === '' });
    await check(() => setGoingOut({ at, confirm, close: () => setGoingOut(null) }));
  };
  const replace = (next: PostFields, byHand: boolean) => {
    form.reset(next);
    setIsSlugByHand(byHand);
  };

  const text = useMemo(
    () => ({ fields, isSlugByHand, base: base.fields, version: base.version }),
    [fields, isSlugByHand, base],
  );
  const isDirty = !areSameFields(fields, base.fields);
  const isSaving = form.formState.isSubmitting;
  const unsaved = usePostTexts(post, isDirty ? text : null);
  return {
    ...draft,
    onTyped: (name, value) => {
      const isNew = base.version === null;
      if (name === 'title' && isNew && !isSlugByHand) draft.change('slug', slugify(value));
      // An emptied slug of a new post follows the title again.
      if (name === 'slug')
        setIsSlugByHand(isNew ? value !== '' && value !== slugify(fields.title) : value !== base.fields.slug);
    },
    text,
    isDirty,
    isSaving,
    failure,
    isGone,
    gate,
    theirs,
    goingOut,
    save: () => {
      const { status, publish_at: at } = form.getValues();
      const isPlanned = status === 'draft' && at !== '' && at !== base.fields.publish_at;
      void (isPlanned ? lookOver(at) : submit({ version: base.version, isSlugByHand }));
    },
    publish: () => void lookOver(''),
    saveAsNew: () => void submit({ version: null, isSlugByHand: false }),
    saveMerged: (merged) => {
      if (!theirs) return;
      const byHand = merged.slug !== theirs.fields.slug;
      setBase(theirs);
      setTheirs(null);
      replace(merged, byHand);
      void submit({ version: theirs.version, isSlugByHand: byHand });
    },
    putOffConflict: () => setTheirs(null),
    kept: unsaved,
    offer: {
      texts: unsaved.offers,
      nameOf: (other) => other.fields.title || plainTextOf(other.fields.content),
      onDiscard: unsaved.discard,
      onTakeUp: (offered) => {
        // The page is about to be left with another text.
        if (isSaving) return;
        unsaved.takeUp(offered);
        setBase({ fields: offered.base, version: offered.version });
        setFailure(null);
        replace(offered.fields, offered.isSlugByHand);
        // The next offer would stand where the finger is.
        formRef.current?.querySelector('textarea')?.focus();
      },
    },
  };
}

function toStored(post: AdminPost | null): Stored {
  return { fields: post ? toFields(post) : EMPTY_FIELDS, version: post?.version ?? null };
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The sentence about the whole form, which is cleared by an edit that leaves no invalid field. */
function useFailure(form: UseFormReturn<PostFields>) {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ name }) => {
          if (name && Object.keys(form.formState.errors).length === 0) setFailure(null);
        },
      }),
    [form],
  );
  return [failure, setFailure] as const;
}
