import { useEffect, useRef, useState } from 'react';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Notice } from '@stillsam/ui';
import { useNavigate } from 'react-router-dom';
import { ActionNotice } from '../../action-notice';
import { DraftEditor, DraftForm } from '../../features/draft-editor/draft-editor';
import { Drawer, DrawerButton, useDrawer } from '../../features/draft-editor/drawer';
import { useLeaveGuard } from '../../features/draft-editor/leave-guard';
import { withFlash } from '../../features/flash/flash';
import { usePlaces } from '../../places/places';
import { useSessionState } from '../../features/session/session-provider';
import { SiteLink } from '../../features/site-link/site-link';
import { formatDateTime, unbroken } from '../../format-date';
import { LazyPart, type LazyPartProps } from '../../lazy-part';
import { PostBar } from './post-bar';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';
import { ChoiceFields, TextFields } from './post-fields';
import { CONFLICT_FIELDS, toPreview, type AdminPost } from './post-fields.logic';
import { SendAsLetter } from './send-as-letter';
import { usePostEditor, type PostEditor as EditorState } from './use-post-editor';

const { views } = EDITOR_COPY;
/** Lazy, because it loads the sanitiser and the covers, which the form does not need. */
const loadPreview = () => import(/* webpackChunkName: "post-preview" */ './post-preview');
const loadRevisions = () => import(/* webpackChunkName: "post-revisions" */ './post-revisions');
const loadCorrections = () => import(/* webpackChunkName: "post-corrections" */ './post-corrections');
const loadReviews = () => import(/* webpackChunkName: "post-reviews" */ './post-reviews');
const loadPublishing = () => import(/* webpackChunkName: "publishing" */ './publishing');
/** The fields that stand beside the drawer. */
const WRITTEN = ['title', 'content'];

interface PostEditorProps {
  /** null for a new one. */
  post: AdminPost | null;
  /** The outcome of the last action, as a sentence. */
  notice?: string;
  /** Replaces the post by a restored version, or by one that another author has saved. */
  onReplaced?: (post: AdminPost, notice?: string) => void;
}

/** The editor of one post with its views: form, preview, revisions, reviews and, once it is published, corrections. */
export function PostEditor({ post, notice, onReplaced }: PostEditorProps) {
  const session = useSessionState();
  const byline = ('user' in session && session.user.name) || EDITOR_COPY.editors;
  const [openedAt] = useState(() => new Date().toISOString());
  const [view, setView] = useState('write');
  const navigate = useNavigate();
  const dashboard = usePlaces().addressOf(ADMIN_PATHS.dashboard);

  const onSaved = (saved: AdminPost, isTypingOn: boolean) => {
    guard.open();
    const done = saved.id === post?.id ? EDITOR_COPY.updated : EDITOR_COPY.created;
    const { publish_at: at } = saved;
    const sentence = [
      done,
      saved.status === 'draft' && at && EDITOR_COPY.schedule.set(unbroken(formatDateTime(at))),
      isTypingOn && EDITOR_COPY.typedOn,
    ]
      .filter(Boolean)
      .join(' ');
    const published = saved.status === 'published' ? saved.slug : undefined;
    void navigate(dashboard, { state: withFlash({ tone: 'success', text: sentence, published }) });
  };
  const drawer = useDrawer(WRITTEN);
  const formRef = useRef<HTMLFormElement>(null);
  const editor = usePostEditor({ post, formRef, onSaved, onFaults: drawer.reveal });
  const { isDirty, text, theirs, goingOut, gate } = editor;
  const guard = useLeaveGuard(isDirty);

  return (
    <DraftEditor
      title={post ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle}
      back={{ to: dashboard, label: EDITOR_COPY.back }}
      offer={editor.offer}
      conflict={
        theirs && {
          fields: CONFLICT_FIELDS,
          title: theirs.by.isOwn ? EDITOR_COPY.ownConflictTitle : EDITOR_COPY.conflictTitle,
          savedBy: theirs.by,
          versions: { base: text.base, mine: text.fields, theirs: theirs.fields },
          onSave: editor.saveMerged,
          onBack: editor.putOffConflict,
        }
      }
      leave={{ guard, texts: EDITOR_COPY.leave }}
      label={views.label}
      views={viewsOf(post)}
      view={view}
      onView={setView}
      tools={view === 'write' ? <DrawerButton {...drawer} /> : null}
      notices={
        <>
          <FailureNotices editor={editor} />
          {goingOut ? (
            <LaterPart load={loadPublishing} lines={1}>
              {({ PublishDialog }) => <PublishDialog post={post} fields={text.fields} goingOut={goingOut} />}
            </LaterPart>
          ) : null}
          {gate ? (
            <LaterPart load={loadPublishing} lines={1}>
              {({ GateDialog }) => <GateDialog stopped={gate} />}
            </LaterPart>
          ) : null}
          {notice ? <Notice tone="success">{notice}</Notice> : null}
        </>
      }
    >
      {view === 'preview' ? (
        <LazyPart load={loadPreview} texts={EDITOR_COPY.preview} lines={10}>
          {({ PostPreviews }) => (
            <PostPreviews post={toPreview(text.fields, post, { byline, now: openedAt })} />
          )}
        </LazyPart>
      ) : null}
      {view === 'revisions' && post ? (
        <LaterPart load={loadRevisions} lines={6}>
          {({ PostRevisions }) => (
            <PostRevisions
              post={post}
              isDirty={isDirty}
              onReplaced={(next, done) => {
                guard.open();
                onReplaced?.(next, done);
              }}
            />
          )}
        </LaterPart>
      ) : null}
      {view === 'reviews' && post ? (
        <LaterPart load={loadReviews} lines={4}>
          {({ PostReviews }) => <PostReviews post={post} isDirty={isDirty} />}
        </LaterPart>
      ) : null}
      {view === 'corrections' && post ? (
        <LaterPart load={loadCorrections} lines={4}>
          {({ PostCorrections }) => <PostCorrections postId={post.id} />}
        </LaterPart>
      ) : null}
      <DraftForm
        ref={formRef}
        isHidden={view !== 'write'}
        onSave={editor.save}
        main={<TextFields {...editor} />}
        aside={
          <Drawer {...drawer}>
            {post?.status === 'published' ? (
              <div className={styles.actions}>
                <SiteLink slug={post.slug} />
                <SendAsLetter postId={post.id} isDirty={isDirty} />
              </div>
            ) : null}
            {text.fields.status === 'published' && text.base.status === 'draft' ? (
              <LaterPart load={loadPublishing} lines={5}>
                {({ PublishPart }) => <PublishPart post={post} fields={text.fields} />}
              </LaterPart>
            ) : null}
            <ChoiceFields {...editor} isNew={post === null} byline={byline} />
          </Drawer>
        }
      >
        <PostBar editor={editor} onCancel={() => void navigate(dashboard)} />
      </DraftForm>
    </DraftEditor>
  );
}

function viewsOf(post: AdminPost | null) {
  const ofPost = post ? (['revisions', 'reviews'] as const) : [];
  const ofPublished = post?.status === 'published' ? (['corrections'] as const) : [];
  const names = ['write', 'preview', ...ofPost, ...ofPublished] as const;
  return names.map((value) => ({ value, label: views[value] }));
}

/** A part of the editor that is fetched when it is shown. */
function LaterPart<Part extends object>(props: Omit<LazyPartProps<Part>, 'texts'>) {
  return <LazyPart texts={EDITOR_COPY.laterView} {...props} />;
}

/** A removed post, and a save that failed. */
function FailureNotices({ editor: { failure, errors, isGone, saveAsNew } }: { editor: EditorState }) {
  const hasInvalidField = Object.values(errors).some(Boolean);
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A faulty field takes the focus itself. Whoever types on while the save runs keeps it; the notice is announced.
    if (failure && !hasInvalidField && !isTyping()) failureRef.current?.focus();
  }, [failure, hasInvalidField]);
  return (
    <>
      {isGone ? (
        <ActionNotice label={EDITOR_COPY.gone.saveAsNew} onAction={saveAsNew}>
          {EDITOR_COPY.gone.text}
        </ActionNotice>
      ) : null}
      {failure ? (
        <div ref={failureRef} tabIndex={-1} className={styles.failure}>
          <Notice tone="error">{failure}</Notice>
        </div>
      ) : null}
    </>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}
