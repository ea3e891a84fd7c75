import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRemovePost, type PostRow } from './posts.queries';

interface RemovalOptions {
  /** Takes the focus once the post is gone, as the row that it would return to is gone too. */
  focusRef: RefObject<HTMLElement | null>;
  onRemoved: (post: PostRow) => void;
  onFailed: () => void;
}

export interface Removal {
  /** The post that is asked about. */
  post: PostRow | null;
  isBusy: boolean;
  ask: (post: PostRow) => void;
  confirm: () => void;
  cancel: () => void;
}

/** Removing a post: asked first, then done, then told. */
export function useRemoval({ focusRef, onRemoved, onFailed }: RemovalOptions): Removal {
  const [post, setPost] = useState<PostRow | null>(null);
  const removal = useRemovePost();
  const isFocusDue = useRef(false);

  useEffect(() => {
    // Only now the dialog is closed: what lies below an open one cannot be focused.
    if (post || !isFocusDue.current) return;
    isFocusDue.current = false;
    focusRef.current?.focus();
  }, [post, focusRef]);

  const remove = async (chosen: PostRow) => {
    try {
      await removal.mutateAsync(chosen.id);
      onRemoved(chosen);
    } catch {
      onFailed();
    }
    isFocusDue.current = true;
    setPost(null);
  };

  return {
    post,
    isBusy: removal.isPending,
    ask: setPost,
    confirm: () => {
      if (post) void remove(post);
    },
    cancel: () => setPost(null),
  };
}
