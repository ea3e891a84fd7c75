import { useEffect, useRef, useState } from 'react';
import type { EditorState } from './post-editor.state';
import { toWorkingCopy } from './working-copy.logic';
import { useWorkingCopyCalls } from './working-copy.queries';

const SAVED_AFTER_MS = 3000;
const TRIED_AGAIN_AFTER_MS = 15_000;

interface AutosaveOptions {
  /** Id of the post, or `new`. */
  post: string;
  state: EditorState;
  isDirty: boolean;
  /** An earlier copy waits for the author's word and must not be written over. */
  isHeld: boolean;
}

export interface Autosave {
  /** When the text was last saved at the API, ISO 8601; null before. */
  savedAt: string | null;
  /** The API could not be reached: the text is kept in this browser alone. */
  hasFailed: boolean;
  /** Waits for what is on its way, and saves nothing more until {@link resume}. */
  pause: () => Promise<void>;
  resume: () => void;
}

const NOTHING_SAVED = { savedAt: null, hasFailed: false };

/** Saves what is typed as the author's working copy, a moment after it was typed. The post is not touched. */
export function useAutosave({ post, state, isDirty, isHeld }: AutosaveOptions): Autosave {
  const calls = useWorkingCopyCalls(post);
  const [outcome, setOutcome] = useState<Pick<Autosave, 'savedAt' | 'hasFailed'>>(NOTHING_SAVED);
  const latest = useRef({ calls, state, isDirty, isHeld });
  const saved = useRef<EditorState['fields'] | null>(null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPaused = useRef(false);
  useEffect(() => {
    latest.current = { calls, state, isDirty, isHeld };
  });

  const [flow] = useState(() => {
    const save = async () => {
      const { calls: ask, state: current, isDirty: isChanged } = latest.current;
      const { fields, version } = current;
      if (isPaused.current || saved.current === (isChanged ? fields : null)) return;
      try {
        // Back where it began: an earlier copy must not be offered again.
        const savedAt = isChanged ? await ask.save(toWorkingCopy(fields, version)) : await ask.discard();
        saved.current = isChanged ? fields : null;
        setOutcome({ savedAt: savedAt ?? null, hasFailed: false });
      } catch {
        setOutcome({ savedAt: null, hasFailed: true });
        schedule(TRIED_AGAIN_AFTER_MS);
      }
    };
    const runNow = () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
      running.current = running.current.then(save);
    };
    const schedule = (milliseconds: number) => {
      if (!isPaused.current && !latest.current.isHeld) timer.current ??= setTimeout(runNow, milliseconds);
    };
    /** On the way out: what waits for its moment is saved now, what waits for a better line is left. */
    const end = () => {
      if (timer.current && !isPaused.current) runNow();
    };
    return { schedule, end };
  });

  useEffect(() => {
    if (isDirty || saved.current) flow.schedule(SAVED_AFTER_MS);
  }, [flow, state.fields, isDirty, isHeld]);
  useEffect(() => flow.end, [flow]);

  return {
    ...outcome,
    pause: () => {
      isPaused.current = true;
      return running.current;
    },
    resume: () => {
      isPaused.current = false;
      flow.schedule(SAVED_AFTER_MS);
    },
  };
}
