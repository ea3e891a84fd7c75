import { useEffect, useRef } from 'react';
import { PageHeader } from '@stillsam/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withFlash } from '../../../features/flash/flash';
import { dashboardAddress } from '../dashboard-address.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { AdminPost } from '../post-editor.types';
import type { Autosave } from '../use-autosave';
import { useTextKeeping } from '../use-text-keeping';
import { useLeaveGuard } from '../use-leave-guard';
import { usePostEditor } from '../use-post-editor';
import { ConflictView } from './conflict-view';
import { EditorNotices } from './editor-notices';
import { LeaveDialog } from './leave-dialog';
import styles from './post-editor.module.css';
import { PostForm } from './post-form';

/** One post at work. @param post null for a new one. */
export function PostEditor({ post }: { post: AdminPost | null }) {
  const navigate = useNavigate();
  const dashboard = dashboardAddress(useLocation().state);
  const formRef = useRef<HTMLFormElement>(null);

  const onSaved = (saved: AdminPost) => {
    draft.forget();
    guard.open();
    const text = saved.id === post?.id ? EDITOR_COPY.updated : EDITOR_COPY.created;
    const published = saved.status === 'published' ? { id: saved.id, version: saved.version } : undefined;
    void navigate(dashboard, { state: withFlash({ tone: 'success', text, published }) });
  };
  const keeping = useRef<Autosave>(null);
  const editor = usePostEditor({ post, formRef, onSaved, keeping });
  const { state, isDirty } = editor;
  const guard = useLeaveGuard(isDirty);
  const draft = useTextKeeping({ post, state, isDirty });
  useEffect(() => {
    keeping.current = draft.autosave;
  });

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
          <EditorNotices editor={editor} draft={draft} />
          <PostForm
            formRef={formRef}
            editor={editor}
            autosave={draft.autosave}
            isNew={post === null}
            onCancel={() => void navigate(dashboard)}
          />
        </div>
      )}
      <LeaveDialog guard={guard} />
    </>
  );
}
