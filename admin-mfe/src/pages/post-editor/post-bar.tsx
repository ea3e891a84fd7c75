import { Button, VisuallyHidden } from '@stillsam/ui';
import { useDeferredValue, useMemo } from 'react';
import layout from '../../features/draft-editor/draft-editor.module.css';
import type { KeepStatus } from '../../features/draft-editor/text-keeper';
import { formatClock } from '../../format-date';
import { EDITOR_COPY } from './post-editor.copy';
import look from '../../look.module.css';
import styles from './post-editor.module.css';
import { readingOf } from './post-fields.logic';
import type { PostEditor } from './use-post-editor';

interface PostBarProps {
  editor: PostEditor;
  onCancel: () => void;
}

/** Always in view: whether the text is saved, how long it is, and what ends the writing. */
export function PostBar({ editor, onCancel }: PostBarProps) {
  const { fields, text, isDirty, isSaving, kept, publish } = editor;
  const isDraft = fields.status === 'draft';
  const isToPublish = isDraft && !fields.publish_at;
  // With a new time set, saving is what plans, and nobody publishes at once by mistake.
  const isToPlan = isDraft && !isToPublish && fields.publish_at !== text.base.publish_at;
  return (
    <div className={layout.foot}>
      <div className={layout.bar}>
        <div className={layout.states}>
          <SavedState isNew={text.version === null} isDirty={isDirty} status={kept} />
          <Length html={fields.content} />
        </div>
        <Button variant="quiet" className={layout.narrow} onClick={onCancel}>
          {EDITOR_COPY.cancel}
        </Button>
        <Button
          type="submit"
          variant={isToPublish || isToPlan ? 'secondary' : 'primary'}
          isLoading={isSaving}
          loadingText={EDITOR_COPY.saving}
        >
          {EDITOR_COPY.save}
        </Button>
        {isToPlan ? <Button type="submit">{EDITOR_COPY.plan}</Button> : null}
        {isDraft && !isToPlan ? (
          <Button variant={isToPublish ? 'primary' : 'secondary'} onClick={publish}>
            {EDITOR_COPY.publish}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The words are counted after what is typed is shown. */
function Length({ html }: { html: string }) {
  const shown = useDeferredValue(html);
  const { words, minutes } = useMemo(() => readingOf(shown), [shown]);
  return (
    <p>
      {EDITOR_COPY.words(words)}
      <span className={look.saidOnPhone}>{EDITOR_COPY.minutes(words === 0 ? 0 : minutes)}</span>
    </p>
  );
}

interface SavedStateProps {
  isNew: boolean;
  isDirty: boolean;
  status: KeepStatus;
}

/**
 * The state of autosave. Screen readers announce only its start and its failure, because an announcement every few
 * seconds would disturb.
 */
function SavedState({ isNew, isDirty, status: { savedAt, hasFailed, isRefused } }: SavedStateProps) {
  const isKept = savedAt !== null;
  return (
    <>
      <p className={isDirty && !isKept ? styles.unsaved : layout.state}>
        {!isDirty
          ? isNew
            ? ''
            : EDITOR_COPY.allSaved
          : isKept
            ? EDITOR_COPY.autosaved(formatClock(savedAt))
            : hasFailed && !isRefused
              ? EDITOR_COPY.autosaveFailed
              : EDITOR_COPY.unsaved}
      </p>
      <VisuallyHidden>
        <span role="status">
          {hasFailed
            ? isRefused
              ? EDITOR_COPY.autosaveNowhere
              : EDITOR_COPY.autosaveTold
            : isKept
              ? EDITOR_COPY.autosaveBegun
              : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
