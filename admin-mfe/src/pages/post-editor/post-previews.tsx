import { useState } from 'react';
import { PillGroup } from '@stillsam/ui';
import { LazyPart } from '../../lazy-part';
import { LazyPreview } from './lazy-preview';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';
import type { PreviewedPost } from './post-fields.logic';

const { preview: copy } = EDITOR_COPY;
const VIEWS = [
  { value: 'page', label: copy.page },
  { value: 'places', label: copy.places.label },
];

/** Lazy as the preview is, with which it shares the covers. */
const loadPlaces = () => import(/* webpackChunkName: "post-preview" */ './post-places');

/** The post as visitors will see it: the whole page, or where they meet it. */
export function PostPreviews({ post }: { post: PreviewedPost }) {
  const [view, setView] = useState('page');
  return (
    <>
      <p className={styles.lead}>{copy.lead}</p>
      <PillGroup label={copy.views} options={VIEWS} value={view} onValueChange={setView} />
      {view === 'page' ? (
        <LazyPreview post={post} />
      ) : (
        <LazyPart load={loadPlaces} texts={copy} lines={10}>
          {({ PostPlaces }) => <PostPlaces post={post} />}
        </LazyPart>
      )}
    </>
  );
}
