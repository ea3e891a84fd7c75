import { useEffect, useRef, useState } from 'react';
import { Notice, PageHeader, PillGroup } from '@stillsam/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withFlash } from '../../../features/flash/flash';
import { dashboardAddress } from '../dashboard-address.logic';
import { CONFLICT_FIELDS } from '../conflict-fields.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { AdminPost } from '../post-editor.types';
import { useLeaveGuard } from '../../../features/leave-guard/use-leave-guard';
import { usePostEditor } from '../use-post-editor';
import { useUnsavedText, type UnsavedTextKeeping } from '../use-unsaved-text';
import { ConflictView } from '../../../features/conflict/conflict-view';
import { EditorNotices } from './editor-notices';
import { LazyPreview } from './lazy-preview';
import { LeaveDialog } from '../../../features/leave-guard/leave-dialog';
import styles from './post-editor.module.css';
import { PostForm } from './post-form';
import { RevisionsView } from './revisions-view';
import { SendAsLetter } from './send-as-letter';
import { toPreview, VIEWS, viewOptions, type EditorView } from '../editor-views.logic';
import { useSessionState } from '../../../features/session/session-provider';

const { views } = EDITOR_COPY;

interface PostEditorProps {
  /** null for a new one. */
  post: AdminPost | null;
  /** The outcome of the last action, as a sentence. */
  notice?: string;
  /** Replaces the post by a restored version, or by one that another author has saved. */
  onReplaced?: (post: AdminPost, notice?: string) => void;
}

/** The editor of one post with the views form, preview and revisions. */
export function PostEditor({ post, notice, onReplaced }: PostEditorProps) {
  const session = useSessionState();
  const author = 'user' in session ? session.user.username : '';
  const [openedAt] = useState(() => new Date().toISOString());
  const [view, setView] = useState<EditorView>('write');
  const navigate = useNavigate();
  const dashboard = dashboardAddress(useLocation().state);
  const formRef = useRef<HTMLFormElement>(null);

  const onSaved = (saved: AdminPost) => {
    unsaved.finish();
    guard.open();
    const text = saved.id === post?.id ? EDITOR_COPY.updated : EDITOR_COPY.created;
    const published = saved.status === 'published' ? { id: saved.id, version: saved.version } : undefined;
    void navigate(dashboard, { state: withFlash({ tone: 'success', text, published }) });
  };
  const autosave = useRef<UnsavedTextKeeping>(null);
  const editor = usePostEditor({ post, formRef, onSaved, autosave });
  const { isDirty, text, theirs } = editor;
  const guard = useLeaveGuard(isDirty);
  const unsaved = useUnsavedText(post, isDirty ? text : null);
  useEffect(() => {
    autosave.current = unsaved;
  });

  return (
    <>
      {theirs ? (
        <ConflictView
          fields={CONFLICT_FIELDS}
          title={EDITOR_COPY.conflictTitle}
          versions={{ base: text.base, mine: text.fields, theirs: theirs.fields }}
          onSave={editor.saveMerged}
          onBack={editor.putOffConflict}
        />
      ) : (
        <div className={styles.page}>
          <PageHeader
            className={styles.header}
            back={{ to: dashboard, label: EDITOR_COPY.back }}
            title={post ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle}
            actions={
              post?.status === 'published' ? <SendAsLetter postId={post.id} isDirty={isDirty} /> : null
            }
          />
          <EditorNotices editor={editor} unsaved={unsaved} />
          {notice ? <Notice tone="success">{notice}</Notice> : null}
          <PillGroup
            label={views.label}
            options={viewOptions(post)}
            value={view}
            onValueChange={(chosen) => setView(VIEWS.find((known) => known === chosen) ?? 'write')}
          />
          {view === 'preview' ? (
            <>
              <p className={styles.lead}>{EDITOR_COPY.preview.lead}</p>
              <LazyPreview post={toPreview(text.fields, post, { author, now: openedAt })} />
            </>
          ) : null}
          {view === 'revisions' && post ? (
            <RevisionsView
              post={post}
              isDirty={isDirty}
              onReplaced={(next, told) => {
                guard.open();
                onReplaced?.(next, told);
              }}
            />
          ) : null}
          {/* The form stays mounted, so that its state is kept. */}
          <div hidden={view !== 'write'}>
            <PostForm
              formRef={formRef}
              editor={editor}
              status={unsaved}
              isNew={post === null}
              onCancel={() => void navigate(dashboard)}
            />
          </div>
        </div>
      )}
      <LeaveDialog guard={guard} texts={EDITOR_COPY.leave} />
    </>
  );
}
