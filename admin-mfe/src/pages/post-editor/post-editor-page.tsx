import { useState } from 'react';
import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS, adminEditPostPath } from '@stillsam/paths';
import { Navigate, useParams } from 'react-router-dom';
import { EditorSkeleton } from '../../features/draft-editor/draft-editor';
import { withFlash } from '../../features/flash/flash';
import { usePlaces } from '../../places/places';
import { RequireBackOffice } from '../../features/session/require-back-office';
import { PostEditor } from './post-editor';
import { EDITOR_COPY } from './post-editor.copy';
import { usePost, useReplacePost } from './post-editor.queries';

/** The editor of a new post, or of the post that the address names. */
function PostEditorPage() {
  const { id } = useParams();
  const title = id ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle;
  return (
    <>
      <PageMeta
        title={title}
        description={EDITOR_COPY.description}
        path={id ? adminEditPostPath(id) : ADMIN_PATHS.newPost}
      />
      <RequireBackOffice area="posts" skeleton={<EditorSkeleton title={title} label={EDITOR_COPY.loading} />}>
        {id ? <ExistingPost key={id} id={id} /> : <PostEditor key="new" post={null} />}
      </RequireBackOffice>
    </>
  );
}

function ExistingPost({ id }: { id: string }) {
  const { addressOf } = usePlaces();
  const { data, isError } = usePost(id);
  const replace = useReplacePost();
  const [notice, setNotice] = useState<string>();
  if (isError && !data) {
    const flash = withFlash({ tone: 'error', text: EDITOR_COPY.loadFailed });
    return <Navigate to={addressOf(ADMIN_PATHS.dashboard)} replace state={flash} />;
  }
  if (!data) return <EditorSkeleton title={EDITOR_COPY.editTitle} label={EDITOR_COPY.loading} />;
  return (
    <PostEditor
      key={`${data.version}${notice ?? ''}`}
      post={data}
      notice={notice}
      onReplaced={(post, text) => {
        setNotice(text);
        replace(post);
      }}
    />
  );
}

export { PostEditorPage as Component };
