import { articlePath, SHORT } from '@stillsam/paths';
import { Badge, Card, CardLink } from '@stillsam/ui';
import { categoryTitle } from './article-categories';
import { ReadTag, SaveMark } from '../../reading/reading-marks';
import styles from './article-card.module.css';
import type { ArticleTeaser } from './article-calls';
import { ArticleVisual } from './article-visual';

const COPY = {
  minutes: (minutes: number) => `${minutes} min`,
  short: (minutes: number) => `Kort, ${minutes} min`,
};

interface ArticleCardProps {
  article: ArticleTeaser;
  headingLevel?: 2 | 3;
  /** `wide` places the cover beside the text on wide screens, `row` a small one beside it on a phone. */
  layout: 'wide' | 'row';
  /** Leads to the article's short edition. */
  isShort?: boolean;
  /** The card has a button that saves the article for later. */
  isSavable?: boolean;
}

/** The `sizes` attribute of the cover image. */
const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw';

/** The card of an article in a list. The whole card is the link. */
export function ArticleCard({
  article,
  headingLevel = 2,
  layout,
  isShort = false,
  isSavable = false,
}: ArticleCardProps) {
  const { id, slug, title, excerpt, categories, difficulty, reading_time, short_reading_time } = article;
  const shortMinutes = isShort ? short_reading_time : null;
  const Heading = `h${headingLevel}` as const;
  const [beginning, ...rest] = excerpt.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return (
    <Card as="article" padding="none" isInteractive className={`${styles.card} ${styles[layout]}`}>
      <ArticleVisual
        slug={slug}
        categories={categories}
        imageUrl={article.image_url}
        focus={article.image_focus}
        sizes={SIZES}
        className={styles.visual}
      />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <CardLink to={articlePath(slug, shortMinutes === null ? undefined : SHORT)}>{title}</CardLink>
        </Heading>
        <p className={styles.excerpt}>
          {beginning}
          <span className={styles.rest}> {rest.join(' ')}</span>
        </p>
        <ul className={styles.facts} role="list">
          {categories.map((category) => (
            <li key={category}>
              <Badge category={category}>{categoryTitle(category)}</Badge>
            </li>
          ))}
          <li className={styles.effort}>
            {shortMinutes === null
              ? `${difficulty} · ${COPY.minutes(reading_time)}`
              : COPY.short(shortMinutes)}
          </li>
        </ul>
      </div>
      <ReadTag id={id} />
      {isSavable ? <SaveMark slug={slug} title={title} /> : null}
    </Card>
  );
}
