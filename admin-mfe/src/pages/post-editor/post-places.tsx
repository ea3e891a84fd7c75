import type { ReactNode } from 'react';
import { articlePath } from '@stillsam/paths';
import { pageTitle, runtimeConfig } from '@stillsam/platform';
import { PostCover, PostPreview } from './post-preview';
import type { PreviewedPost } from './post-fields.logic';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-places.module.css';
import look from '../../look.module.css';

const { preview: copy } = EDITOR_COPY;

/** A post where visitors meet it: as a search hit, as a shared link and in a phone. */
export function PostPlaces({ post }: { post: PreviewedPost }) {
  const { host } = new URL(runtimeConfig().siteOrigin || document.baseURI);
  const title = post.title || copy.untitled;
  const description = post.meta_description || post.excerpt;
  return (
    <div className={styles.places}>
      <Place title={copy.places.search} className={styles.search}>
        <div className={styles.hit}>
          <p className={`${look.small} ${look.breaks}`}>
            {host + articlePath(post.slug).replaceAll('/', ' › ')}
          </p>
          <p className={styles.hitTitle}>{pageTitle(title)}</p>
          <p className={`${styles.description} ${look.small} ${look.breaks}`}>
            {description || copy.places.noDescription}
          </p>
        </div>
      </Place>
      <Place title={copy.places.share} className={styles.share}>
        <div className={styles.card}>
          <PostCover post={post} className={styles.picture} />
          <div className={styles.cardText}>
            <p className={`${look.small} ${look.breaks}`}>{host}</p>
            <p className={styles.cardTitle}>{pageTitle(title)}</p>
            <p className={`${styles.description} ${look.small} ${look.breaks}`}>
              {description || copy.places.noDescription}
            </p>
          </div>
        </div>
      </Place>
      <Place title={copy.places.phone} className={styles.phonePlace}>
        {/* Scrolled by keyboard too. */}
        <div className={styles.phone} tabIndex={0} role="group" aria-label={copy.places.phone}>
          <PostPreview post={post} />
        </div>
      </Place>
    </div>
  );
}

function Place({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
