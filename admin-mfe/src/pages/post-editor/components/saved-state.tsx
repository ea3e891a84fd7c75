import { VisuallyHidden } from '@stillsam/ui';
import { formatClock } from '../../../features/dates/format-date';
import { EDITOR_COPY } from '../post-editor.copy';
import type { KeepStatus } from '../text-keeper';
import styles from './post-form.module.css';

interface SavedStateProps {
  isDirty: boolean;
  status: KeepStatus;
}

/**
 * The state of autosave. Screen readers announce only its start and its failure, because an announcement every few
 * seconds would disturb.
 */
export function SavedState({ isDirty, status: { savedAt, hasFailed } }: SavedStateProps) {
  const isKept = savedAt !== null;
  return (
    <>
      <p className={isKept ? styles.saved : styles.state}>
        {!isDirty
          ? ''
          : isKept
            ? EDITOR_COPY.autosaved(formatClock(savedAt))
            : hasFailed
              ? EDITOR_COPY.autosaveFailed
              : EDITOR_COPY.unsaved}
      </p>
      <VisuallyHidden>
        <span role="status">
          {hasFailed ? EDITOR_COPY.autosaveTold : isKept ? EDITOR_COPY.autosaveBegun : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
