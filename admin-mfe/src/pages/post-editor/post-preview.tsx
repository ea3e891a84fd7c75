import { useState, type ReactNode } from 'react';
import { articlePath } from '@stillsam/paths';
import { pageTitle, runtimeConfig } from '@stillsam/platform';
import { ArticleCover, Badge, PillGroup } from '@stillsam/ui';
import { formatDate } from '../../format-date';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { HtmlView } from '../../features/rich-text/html-view';
import { displayAddress } from '../../features/rich-text/addresses';
import { readFocus } from './focus.logic';
import { readingOf, type PreviewedPost } from './post-fields.logic';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-preview.module.css';
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
      {view === 'page' ? <PostPreview post={post} /> : <PostPlaces post={post} />}
    </>
  );
}

/** A post as its article page shows it, with unsaved changes. Its links are inert. */
export function PostPreview({ post }: { post: PreviewedPost }) {
  const { title, subtitle, content, categories, author, date } = post;
  return (
    <article className={styles.article} aria-label={copy.label}>
      <div className={styles.kind}>
        {categories.length > 0 ? (
          <ul className={styles.categories} role="list">
            {categories.map((id) => (
              <li key={id}>
                <Badge category={id}>{CATEGORY_NAMES[id]}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <p>{copy.difficulty(post.difficulty)}</p>
      </div>
      <h2 className={styles.title}>{title || copy.untitled}</h2>
      {subtitle ? <p>{subtitle}</p> : null}
      <ul className={styles.facts} role="list">
        <li>{copy.author(author)}</li>
        <li>
          <time dateTime={date}>{formatDate(date)}</time>
        </li>
        <li>{copy.readingTime(readingOf(content).minutes)}</li>
      </ul>
      <PostCover post={post} className={styles.visual} />
      <HtmlView html={content} className={styles.body} />
    </article>
  );
}

/** The picture of a post, or its drawn cover. */
function PostCover({ post, className }: { post: PreviewedPost; className?: string | undefined }) {
  const focus = readFocus(post.featured_image_focus);
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      <ArticleCover
        seed={post.slug || 'inlagg'}
        category={post.categories[0] ?? 'Wellness'}
        className={styles.cover}
      />
      {post.featured_image ? (
        <img
          className={styles.image}
          src={displayAddress(post.featured_image)}
          alt={post.featured_image_alt}
          data-focus-x={focus.x}
          data-focus-y={focus.y}
          referrerPolicy="no-referrer"
        />
      ) : null}
    </div>
  );
}

/** A post where visitors meet it: as a search hit, as a shared link and in a phone. */
function PostPlaces({ post }: { post: PreviewedPost }) {
  const { host } = new URL(runtimeConfig().siteOrigin || document.baseURI);
  const title = post.title || copy.untitled;
  const description = post.meta_description || post.excerpt;
  return (
    <div className={styles.places}>
      <Place title={copy.places.search}>
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
      <Place title={copy.places.share}>
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
