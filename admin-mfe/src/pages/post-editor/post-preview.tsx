import { ArticleCover, Badge } from '@stillsam/ui';
import { formatDate } from '../../format-date';
import { CATEGORY_NAMES } from '../../features/draft-editor/categories';
import { HtmlView } from '../../features/rich-text/html-view';
import { displayAddress } from '../../features/rich-text/media/display-address';
import { readFocus } from './focus.logic';
import { readingOf, type PreviewedPost } from './post-fields.logic';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-preview.module.css';

const { preview: copy } = EDITOR_COPY;

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
export function PostCover({ post, className }: { post: PreviewedPost; className?: string | undefined }) {
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
