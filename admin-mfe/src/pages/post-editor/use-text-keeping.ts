import { useEffect, useState } from 'react';
import type { Draft } from './draft-store';
import type { EditorState } from './post-editor.state';
import type { AdminPost } from './post-editor.types';
import { areSameFields } from './post-fields.logic';
import { useAutosave, type Autosave } from './use-autosave';
import { useDraft, type DraftKeeping } from './use-draft';
import { SERVER_SITTING, toDraft } from './working-copy.logic';
import { useWorkingCopyCalls } from './working-copy.queries';

interface TextKeepingOptions {
  /** null: a new post. */
  post: AdminPost | null;
  state: EditorState;
  isDirty: boolean;
}

/**
 * Keeps what is typed twice until it is saved in the post: in this browser at once, and at the API a moment later,
 * where the author finds it from another place. What either kept from an earlier sitting is offered, the newer first.
 */
export function useTextKeeping({
  post,
  state,
  isDirty,
}: TextKeepingOptions): DraftKeeping & { autosave: Autosave } {
  const id = post?.id ?? 'new';
  const local = useDraft({ post: id, state, isDirty });
  const copy = useEarlierCopy(post);
  const autosave = useAutosave({
    post: id,
    state,
    isDirty,
    isHeld: copy.draft !== null || copy.isPending,
  });
  const isOneText = isSameText(copy.draft, local.offered);
  const offered = isOneText ? local.offered : newer(copy.draft, local.offered);
  const isFromServer = offered?.sitting === SERVER_SITTING;

  return {
    offered,
    autosave,
    accept: (draft) => {
      if (isFromServer || isOneText) copy.settle();
      if (isFromServer) local.keep();
      else local.accept(draft);
    },
    discard: (draft) => {
      if (isFromServer || isOneText) copy.discard();
      if (!isFromServer) local.discard(draft);
    },
    keep: local.keep,
    forget: local.forget,
  };
}

/** The working copy that an earlier sitting left at the API. */
function useEarlierCopy(post: AdminPost | null) {
  const calls = useWorkingCopyCalls(post?.id ?? 'new');
  const [{ draft, isPending }, setCopy] = useState<{ draft: Draft | null; isPending: boolean }>({
    draft: null,
    isPending: true,
  });
  const [read] = useState(() => calls.read);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (found: Draft | null) => {
      if (!controller.signal.aborted) setCopy({ draft: found, isPending: false });
    };
    read(controller.signal).then(
      (copy) => settle((copy && toDraft(copy, post)) ?? null),
      // Without it one writes on; the copy that could not be read is replaced by what is typed next.
      () => settle(null),
    );
    return () => controller.abort();
  }, [read, post]);
  const settle = () => setCopy({ draft: null, isPending: false });
  return {
    draft,
    isPending,
    settle,
    discard: () => {
      settle();
      calls.discard().catch(() => {});
    },
  };
}

function isSameText(a: Draft | null, b: Draft | null): boolean {
  return a !== null && b !== null && areSameFields(a.fields, b.fields);
}

function newer(a: Draft | null, b: Draft | null): Draft | null {
  if (!a || !b) return a ?? b;
  return a.savedAt > b.savedAt ? a : b;
}
