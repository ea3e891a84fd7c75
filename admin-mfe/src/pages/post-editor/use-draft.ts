import { useEffect, useRef, useState } from 'react';
import { dropDraft, findDraft, keepDraft, newSitting, type Draft } from './draft-store';
import type { EditorState } from './post-editor.state';
import { areSameFields } from './post-fields.logic';

const KEPT_AFTER_MS = 400;

interface DraftOptions {
  /** Id of the post, or `new`. */
  post: string;
  state: EditorState;
  isDirty: boolean;
}

export interface DraftKeeping {
  /** Text that an earlier sitting left unsaved. */
  offered: Draft | null;
  /** Goes on with the offered text; what was typed meanwhile stays kept as a draft of its own. */
  accept: (draft: Draft) => void;
  discard: (draft: Draft) => void;
  /** Puts what stands there now aside as a draft of its own, before other text takes its place. */
  keep: () => void;
  /** The text is saved: nothing is kept any more. */
  forget: () => void;
}

/**
 * Keeps what is typed in this browser until it is saved, so that neither a crash nor a lost session costs a
 * word, and offers back what an earlier sitting left.
 */
export function useDraft({ post, state, isDirty }: DraftOptions): DraftKeeping {
  const [sitting, setSitting] = useState(newSitting);
  const [offered, setOffered] = useState(() => offerable(post, sitting, state));
  const isForgotten = useRef(false);
  const latest = useRef({ post, state, isDirty, sitting });
  useEffect(() => {
    latest.current = { post, state, isDirty, sitting };
  });

  useEffect(() => {
    const keep = () => {
      if (!isForgotten.current) keepOrDrop(latest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  useEffect(() => {
    if (isForgotten.current) return;
    const timer = setTimeout(() => keepOrDrop(latest.current), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.fields, isDirty, sitting]);

  return {
    offered,
    accept: (draft) => {
      keepOrDrop(latest.current);
      setSitting(draft.sitting);
      setOffered(null);
    },
    discard: (draft) => {
      dropDraft(draft.sitting);
      setOffered(offerable(post, sitting, state));
    },
    keep: () => {
      keepOrDrop(latest.current);
      setSitting(newSitting());
    },
    forget: () => {
      isForgotten.current = true;
      dropDraft(sitting);
    },
  };
}

function offerable(post: string, sitting: string, state: EditorState): Draft | null {
  const draft = findDraft(post, sitting);
  if (!draft) return null;
  if (!areSameFields(draft.fields, state.base)) return draft;
  // It was saved after all.
  dropDraft(draft.sitting);
  return null;
}

function keepOrDrop({ post, state, isDirty, sitting }: DraftOptions & { sitting: string }): void {
  if (!isDirty) return dropDraft(sitting);
  const { fields, isSlugByHand, base, version } = state;
  keepDraft({ sitting, post, fields, isSlugByHand, base, version, savedAt: new Date().toISOString() });
}
