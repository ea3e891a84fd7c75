import { useEffect, useRef } from 'react';
import { ConfirmDialog, Notice, PageHeader } from '@stillsam/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withFlash } from '../../../features/flash/flash';
import { dashboardAddress } from '../dashboard-address.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { AdminPost } from '../post-editor.types';
import { useDraft } from '../use-draft';
import { useLeaveGuard, type LeaveGuard } from '../use-leave-guard';
import { usePostEditor } from '../use-post-editor';
import { ConflictView } from './conflict-view';
import { DraftOffer } from './draft-offer';
import styles from './post-editor.module.css';
import { PostForm } from './post-form';

/** One post at work. @param post null for a new one. */
export function PostEditor({ post }: { post: AdminPost | null }) {
  const location = useLocation();
  const navigate = useNavigate();
  const dashboard = dashboardAddress(location.state);

  const formRef = useRef<HTMLFormElement>(null);
  const editor = usePostEditor({
    post,
    formRef,
    onSaved: (saved) => {
      draft.forget();
      guard.open();
      const text = post ? EDITOR_COPY.updated : EDITOR_COPY.created;
      const published = saved.status === 'published' ? { id: saved.id, version: saved.version } : undefined;
      void navigate(dashboard, { state: withFlash({ tone: 'success', text, published }) });
    },
  });
  const { state, isDirty } = editor;
  const guard = useLeaveGuard(isDirty);
  const draft = useDraft({ post: post ? String(post.id) : 'new', state, isDirty });
  const failureRef = useFocusOn(
    state.failure !== null && Object.values(state.errors).every((error) => !error),
  );

  return (
    <>
      {state.theirs ? (
        <ConflictView
          versions={{ base: state.base, mine: state.fields, theirs: state.theirs.fields }}
          onSave={(fields) => void editor.saveMerged(fields)}
          onBack={editor.putOffConflict}
        />
      ) : (
        <div className={styles.page}>
          <PageHeader
            className={styles.header}
            back={{ to: dashboard, label: EDITOR_COPY.back }}
            title={post ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle}
          />
          {draft.offered ? (
            <DraftOffer
              draft={draft.offered}
              onRestore={(offered) => {
                draft.accept(offered);
                editor.restore(offered);
              }}
              onDiscard={draft.discard}
            />
          ) : null}
          {state.failure ? (
            <div ref={failureRef} tabIndex={-1} className={styles.failure}>
              <Notice tone="error">{state.failure}</Notice>
            </div>
          ) : null}
          <PostForm
            formRef={formRef}
            editor={editor}
            isNew={post === null}
            onCancel={() => void navigate(dashboard)}
          />
        </div>
      )}
      <LeaveDialog guard={guard} />
    </>
  );
}

function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { title, text, confirm, cancel } = EDITOR_COPY.leave;
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** Focuses an element each time it comes to stand for something new. */
function useFocusOn(isWanted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
