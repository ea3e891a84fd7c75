import { PillGroup } from '@stillsam/ui';
import { useState } from 'react';
import { LazyPart } from '../../lazy-part';
import { EDITOR_COPY } from './post-editor.copy';
import type { PreviewedPost } from './post-fields.logic';
import look from '../../look.module.css';

const { preview: copy } = EDITOR_COPY;
const VIEWS = [
  { value: 'page', label: copy.page },
  { value: 'places', label: copy.places.label },
];

/** The post as visitors will see it: the whole page, or where they meet it. */
export function PostPreviews({ post }: { post: PreviewedPost }) {
  const [view, setView] = useState('page');
  return (
    <>
      <p className={look.small}>{copy.lead}</p>
      <PillGroup label={copy.views} options={VIEWS} value={view} onValueChange={setView} />
      <LazyPart load={loadPreview} texts={copy} lines={10}>
        {({ PostPlaces, PostPreview }) =>
          view === 'page' ? <PostPreview post={post} /> : <PostPlaces post={post} />
        }
      </LazyPart>
    </>
  );
}

/** Lazy, because it loads the sanitiser and the covers, which the form does not need. */
const loadPreview = () => import(/* webpackChunkName: "post-preview" */ './post-preview');

export function LazyPreview({ post }: { post: PreviewedPost }) {
  return (
    <LazyPart load={loadPreview} texts={copy} lines={10}>
      {({ PostPreview }) => <PostPreview post={post} />}
    </LazyPart>
  );
}
