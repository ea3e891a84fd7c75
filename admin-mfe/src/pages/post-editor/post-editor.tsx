import { useEffect, useRef, useState } from 'react';
import { Button, Notice, VisuallyHidden } from '@stillsam/ui';
import { ADMIN_PATHS } from '@stillsam/paths';
import { useNavigate } from 'react-router-dom';
import { ActionNotice } from '../../action-notice';
import { CAMPAIGNS_COPY } from '../../features/campaigns/campaigns.copy';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { DraftEditor, DraftForm } from '../../features/draft-editor/draft-editor';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { useLeaveGuard } from '../../features/draft-editor/leave-guard';
import type { KeepStatus, TextKeeper } from '../../features/draft-editor/text-keeper';
import { useTextKeeper } from '../../features/draft-editor/use-text-keeper';
import { withFlash } from '../../features/flash/flash';
import { usePlaces } from '../../features/places/places';
import { useSessionState } from '../../features/session/session-provider';
import { SiteLink } from '../../features/site-link/site-link';
import { formatClock } from '../../format-date';
import { CONFLICT_FIELDS } from './conflict-fields.logic';
import { LazyPreview } from './lazy-preview';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';
import { ChoiceFields, TextFields } from './post-fields';
import { areSameFields, EMPTY_FIELDS, toFields, toPreview, type AdminPost } from './post-fields.logic';
import { PostReviews } from './post-reviews';
import { PostRevisions } from './post-revisions';
import { POST_TEXTS, useWorkingCopies, type TypedText } from './post-texts';
import { usePostEditor, type PostEditor as EditorState } from './use-post-editor';

const { views } = EDITOR_COPY;
const WRITE = { value: 'write', label: views.write };
const PREVIEW = { value: 'preview', label: views.preview };
const REVIEWS = { value: 'reviews', label: views.reviews };
const REVISIONS = { value: 'revisions', label: views.revisions };

interface PostEditorProps {
  /** null for a new one. */
  post: AdminPost | null;
  /** The outcome of the last action, as a sentence. */
  notice?: string;
  /** Replaces the post by a restored version, or by one that another author has saved. */
  onReplaced?: (post: AdminPost, notice?: string) => void;
}

/** The editor of one post with the views form, preview, revisions and reviews. */
export function PostEditor({ post, notice, onReplaced }: PostEditorProps) {
  const session = useSessionState();
  const byline = ('user' in session && session.user.name) || EDITOR_COPY.editors;
  const [openedAt] = useState(() => new Date().toISOString());
  const [view, setView] = useState('write');
  const navigate = useNavigate();
  const dashboard = usePlaces().addressOf(ADMIN_PATHS.dashboard);

  const onSaved = (saved: AdminPost, isTypingOn: boolean) => {
    unsaved.keeper.finish(saved.id);
    guard.open();
    const done = saved.id === post?.id ? EDITOR_COPY.updated : EDITOR_COPY.created;
    const sentence = isTypingOn ? `${done} ${EDITOR_COPY.typedOn}` : done;
    const published = saved.status === 'published' ? saved.slug : undefined;
    void navigate(dashboard, { state: withFlash({ tone: 'success', text: sentence, published }) });
  };
  const formRef = useRef<HTMLFormElement>(null);
  const autosave = useRef<TextKeeper<TypedText>>(null);
  const editor = usePostEditor({ post, formRef, onSaved, autosave });
  const { isDirty, text, theirs } = editor;
  const guard = useLeaveGuard(isDirty);
  const present = post ? toFields(post) : EMPTY_FIELDS;
  const unsaved = useTextKeeper({
    document: post?.id ?? 'new',
    store: POST_TEXTS,
    remote: useWorkingCopies(post),
    text: isDirty ? text : null,
    isSaved: ({ fields }: TypedText) => areSameFields(fields, present),
  });
  useEffect(() => {
    autosave.current = unsaved.keeper;
  });

  return (
    <DraftEditor
      title={post ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle}
      back={{ to: dashboard, label: EDITOR_COPY.back }}
      actions={
        post?.status === 'published' ? (
          <>
            <SiteLink slug={post.slug} />
            <SendAsLetter postId={post.id} isDirty={isDirty} />
          </>
        ) : null
      }
      offer={{
        text: unsaved.offered,
        onDiscard: unsaved.discard,
        onTakeUp: (offered) => {
          unsaved.takeUp(offered);
          editor.restore(offered);
        },
      }}
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
      // A new post has no revisions and no reviews.
      views={post ? [WRITE, PREVIEW, REVISIONS, REVIEWS] : [WRITE, PREVIEW]}
      view={view}
      onView={setView}
      notices={
        <>
          <FailureNotices editor={editor} />
          {notice ? <Notice tone="success">{notice}</Notice> : null}
        </>
      }
    >
      {view === 'preview' ? (
        <>
          <p className={styles.lead}>{EDITOR_COPY.preview.lead}</p>
          <LazyPreview post={toPreview(text.fields, post, { byline, now: openedAt })} />
        </>
      ) : null}
      {view === 'revisions' && post ? (
        <PostRevisions
          post={post}
          isDirty={isDirty}
          onReplaced={(next, done) => {
            guard.open();
            onReplaced?.(next, done);
          }}
        />
      ) : null}
      {view === 'reviews' && post ? <PostReviews post={post} isDirty={isDirty} /> : null}
      <DraftForm
        ref={formRef}
        isHidden={view !== 'write'}
        onSave={editor.save}
        main={<TextFields {...editor} isNew={post === null} />}
        aside={<ChoiceFields {...editor} byline={byline} />}
      >
        <div className={layout.foot}>
          <div className={layout.bar}>
            <SavedState isDirty={isDirty} status={unsaved} />
            <Button variant="quiet" className={layout.narrow} onClick={() => void navigate(dashboard)}>
              {EDITOR_COPY.cancel}
            </Button>
            <Button type="submit" isLoading={editor.isSaving} loadingText={EDITOR_COPY.saving}>
              {EDITOR_COPY.save}
            </Button>
          </div>
        </div>
      </DraftForm>
    </DraftEditor>
  );
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

interface SavedStateProps {
  isDirty: boolean;
  status: KeepStatus;
}

/**
 * The state of autosave. Screen readers announce only its start and its failure, because an announcement every few
 * seconds would disturb.
 */
function SavedState({ isDirty, status: { savedAt, hasFailed, isRefused } }: SavedStateProps) {
  const isKept = savedAt !== null;
  return (
    <>
      <p className={isKept ? layout.state : styles.unsaved}>
        {!isDirty
          ? ''
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

/** Makes a letter of the saved post, so that changes are saved first. */
function SendAsLetter({ postId, isDirty }: { postId: string; isDirty: boolean }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { create, isCreating } = useCreateCampaign(setFailure);
  const send = () => {
    setFailure(null);
    if (isDirty) setFailure(EDITOR_COPY.saveBeforeSending);
    else create(postId);
  };
  return (
    <div className={styles.letter}>
      <Button variant="secondary" isLoading={isCreating} loadingText={CAMPAIGNS_COPY.creating} onClick={send}>
        {CAMPAIGNS_COPY.sendAsLetter}
      </Button>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
    </div>
  );
}
