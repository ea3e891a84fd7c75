import { ArticleCover, Badge } from '@stillsam/ui';
import { formatDate } from '../../../features/dates/format-date';
import { HtmlView } from '../../../features/rich-text/html-view';
import { displayAddress } from '../../../features/rich-text/media/display-address';
import type { CategoryId } from '../placing.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import { readingOf } from '../reading.logic';
import styles from './post-preview.module.css';

const { preview: copy } = EDITOR_COPY;

/** The public fields of a post. */
export interface PreviewedPost {
  slug: string;
  title: string;
  subtitle: string;
  content: string;
  /** Empty for a drawn cover. */
  featured_image: string;
  featured_image_alt: string;
  categories: readonly CategoryId[];
  difficulty: string;
  author: string;
  /** ISO 8601. */
  date: string;
}

/** A post as its article page shows it, with unsaved changes. Its links are inert. */
export function PostPreview({ post }: { post: PreviewedPost }) {
  const {
    slug,
    title,
    subtitle,
    content,
    featured_image,
    featured_image_alt,
    categories,
    difficulty,
    author,
    date,
  } = post;
  return (
    <article className={styles.article} aria-label={copy.label}>
      {categories.length > 0 ? (
        <ul className={styles.categories} role="list">
          {categories.map((id) => (
            <li key={id}>
              <Badge category={id}>{EDITOR_COPY.categoryOptions[id]}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <h2 className={styles.title}>{title || copy.untitled}</h2>
      {subtitle ? <p>{subtitle}</p> : null}
      <ul className={styles.facts} role="list">
        <li>{copy.author(author)}</li>
        <li>
          <time dateTime={date}>{formatDate(date)}</time>
        </li>
        <li>{copy.readingTime(readingOf(content).minutes)}</li>
        <li>{difficulty}</li>
      </ul>
      <div className={styles.visual}>
        <ArticleCover
          seed={slug || 'inlagg'}
          category={categories[0] ?? 'Wellness'}
          className={styles.cover}
        />
        {featured_image ? (
          <img
            className={styles.image}
            src={displayAddress(featured_image)}
            alt={featured_image_alt}
            referrerPolicy="no-referrer"
          />
        ) : null}
      </div>
      <HtmlView html={content} className={styles.body} />
    </article>
  );
}
