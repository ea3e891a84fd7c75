import { AddToPlan } from '@stillsam/my-plan';
import { articlePath, EASY } from '@stillsam/paths';
import {
  Button,
  ButtonLink,
  Card,
  CardLink,
  Icon,
  QuickExitHint,
  Section,
  StillCrisisCard,
} from '@stillsam/ui';
import ListPlus from 'lucide-react/icons/list-plus';
import { useCallback, useRef, useState } from 'react';
import type { RelatedArticle } from '../../../features/articles/article-calls';
import { categoryTitle } from '../../../features/articles/article-categories';
import { ArticleVisual, FALLBACK_CATEGORY } from '../../../features/articles/article-visual';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import type { NextStep } from '../../../guidance/next-step';
import { ARTICLE_COPY, NEXT_STEP_COPY, READ_NOTE_COPY as COPY } from '../article.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-end.module.css';
import { ShareLinks } from './share-links';
import { markRead, rememberReading, useReadMarks } from '../../../reading/stored-articles';
import { observeReadToEnd, useFromFirstScroll } from '../../../reading/reading-observers';
import { ReadTag, SaveButton } from '../../../reading/reading-marks';

interface ArticleEndProps extends Pick<ReadyArticle, 'article' | 'edition'> {
  url: string;
}

/** The crisis card. After a text that ends with helplines it shows 112 and those that the text did not name. */
export function ArticleHelplines({ endNumbers }: Pick<ReadyArticle, 'endNumbers'>) {
  return (
    <div className={styles.helplines}>
      {endNumbers.length > 0 ? (
        <StillCrisisCard isLandmark={false} isCompact named={endNumbers} title={ARTICLE_COPY.helplines} />
      ) : (
        <StillCrisisCard isLandmark={false} />
      )}
      <QuickExitHint erases="nothing" />
    </div>
  );
}

/** What comes next after the text: the whole of it after an edition, and a recommended exercise. */
export function ArticleOnward({
  article,
  edition,
  nextStep,
}: Pick<ReadyArticle, 'article' | 'edition' | 'nextStep'>) {
  return (
    <>
      {edition ? (
        <div className={`${styles.whole} ${shown.onScreen}`}>
          <p>{edition === EASY ? ARTICLE_COPY.easyEnd : ARTICLE_COPY.shortEnd}</p>
          <ButtonLink to={articlePath(article.slug)} variant="secondary">
            {ARTICLE_COPY.whole(article.reading_time)}
          </ButtonLink>
        </div>
      ) : null}
      <NextStepCard {...nextStep} />
    </>
  );
}

/** The end of the page: the read mark, and what to do with the article, in one row. */
export function ArticleEnd({ article, edition, url }: ArticleEndProps) {
  const { slug, title } = article;
  return (
    <>
      {edition ? null : <ReadNote key={article.id} article={article} />}
      <div className={`${styles.row} ${shown.onScreen}`}>
        <SaveButton slug={slug} title={title} className={shown.withScript} />
        <AddToPlan title={title} path={articlePath(slug)} icon={<Icon icon={ListPlus} />} />
        <ShareLinks slug={slug} title={title} excerpt={article.excerpt} url={url} />
      </div>
    </>
  );
}

/** A recommended exercise and the reason for the recommendation. */
function NextStepCard({ title, description, link, reason }: NextStep) {
  return (
    <section className={shown.onScreen} aria-labelledby="artikel_steg">
      <h2 id="artikel_steg" className={styles.heading}>
        {NEXT_STEP_COPY.title}
      </h2>
      <Card tone="calm" isInteractive className={styles.card}>
        <h3>
          <CardLink to={link}>{title}</CardLink>
        </h3>
        <p>{description}</p>
        <p className={styles.why}>{NEXT_STEP_COPY.why(reason)}</p>
      </Card>
    </section>
  );
}

/** A visitor at the end has read the article after this share of its estimated reading time. */
const READ_TIME_SHARE = 1 / 4;
const MINUTE_MS = 60_000;

/**
 * Marks the article as read when its end has been read, if the visitor has turned that on. The button turns it on; then
 * it sets or removes the mark.
 */
function ReadNote({ article: { id, reading_time } }: Pick<ReadyArticle, 'article'>) {
  const { isOn, ids } = useReadMarks();
  const isRead = ids.includes(id);
  const end = useRef<HTMLDivElement>(null);
  const hasReadToEnd = useRef(false);
  const [isFollowed, setIsFollowed] = useState(false);
  useFromFirstScroll(
    useCallback(() => {
      if (!end.current) return;
      setIsFollowed(true);
      const minVisibleMs = reading_time * MINUTE_MS * READ_TIME_SHARE;
      return observeReadToEnd(end.current, minVisibleMs, () => {
        hasReadToEnd.current = true;
        markRead(id, true);
      });
    }, [id, reading_time]),
  );
  const begin = () => {
    rememberReading();
    markRead(id, hasReadToEnd.current);
  };
  return (
    <div ref={end} className={`${styles.note} ${shown.withScript} ${shown.onScreen}`}>
      {/* A live region only once observed, so that a mark of an earlier visit is not announced. */}
      <p role={isFollowed ? 'status' : undefined}>{isRead ? COPY.read : isOn ? COPY.unread : COPY.off}</p>
      <Button variant="quiet" onClick={isOn ? () => markRead(id, !isRead) : begin}>
        {isRead ? COPY.undo : isOn ? COPY.mark : COPY.begin}
      </Button>
    </div>
  );
}

/** At most three articles of the same category; renders nothing without any. */
export function RelatedArticles({ related }: { related: RelatedArticle[] }) {
  if (related.length === 0) return null;
  return (
    <Section title={ARTICLE_COPY.relatedTitle} tone="calm" className={shown.onScreen}>
      <ul className={styles.related} role="list">
        {related.map(({ id, slug, title, excerpt, image_url, image_focus, categories }) => (
          <li key={id}>
            <Card as="article" padding="none" isInteractive className={styles.relatedCard}>
              <ArticleVisual
                slug={slug}
                categories={categories}
                imageUrl={image_url}
                focus={image_focus}
                sizes="6rem"
              />
              <div className={styles.relatedText}>
                {image_url ? null : (
                  <p className={styles.category}>{categoryTitle(categories[0] ?? FALLBACK_CATEGORY)}</p>
                )}
                <h3 className={styles.relatedTitle}>
                  <CardLink to={articlePath(slug)}>{title}</CardLink>
                </h3>
                <p className={styles.excerpt}>{excerpt}</p>
              </div>
              <ReadTag id={id} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
