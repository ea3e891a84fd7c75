import { useEffect, useRef } from 'react';
import { Button, Notice } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import type { PostEditor } from '../use-post-editor';
import type { UnsavedTextKeeping } from '../use-unsaved-text';
import { DraftOffer } from './draft-offer';
import styles from './post-editor.module.css';

/** Notices above the form: unsaved text of an earlier visit, a failed save, a removed post. */
export function EditorNotices({ editor, unsaved }: { editor: PostEditor; unsaved: UnsavedTextKeeping }) {
  const { failure, errors, isGone } = editor;
  const hasFaultyField = Object.values(errors).some(Boolean);
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A faulty field takes the focus itself.
    if (failure && !hasFaultyField) failureRef.current?.focus();
  }, [failure, hasFaultyField]);

  return (
    <>
      {unsaved.offered ? (
        <DraftOffer
          text={unsaved.offered}
          onRestore={(offered) => {
            unsaved.accept(offered);
            editor.restore(offered);
          }}
          onDiscard={unsaved.discard}
        />
      ) : null}
      {isGone ? (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={editor.saveAsNew}>
              {EDITOR_COPY.gone.saveAsNew}
            </Button>
          }
        >
          {EDITOR_COPY.gone.text}
        </Notice>
      ) : null}
      {failure ? (
        <div ref={failureRef} tabIndex={-1} className={styles.failure}>
          <Notice tone="error">{failure}</Notice>
        </div>
      ) : null}
    </>
  );
}
