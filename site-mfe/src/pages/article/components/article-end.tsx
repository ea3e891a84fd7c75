import { AddToPlan } from '@stillsam/my-plan';
import { articlePath, EASY } from '@stillsam/paths';
import { ButtonLink, Card, CardLink } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import type { NextStep } from '../../../guidance/next-step';
import { ARTICLE_COPY, NEXT_STEP_COPY } from '../article.copy';
import shown from '../../../styles/shown.module.css';
import styles from './article-end.module.css';
import { ReadNote } from './read-note';
import { ShareLinks } from './share-links';

interface ArticleEndProps extends Pick<ReadyArticle, 'article' | 'edition' | 'nextStep'> {
  /** The page's absolute address. */
  url: string;
}

/** The content after the text: the read mark, a recommended exercise and links to share the article. */
export function ArticleEnd({ article, edition, nextStep, url }: ArticleEndProps) {
  return (
    <>
      {edition ? (
        <div className={`${styles.whole} ${shown.onScreen}`}>
          <p>{edition === EASY ? ARTICLE_COPY.easyEnd : ARTICLE_COPY.shortEnd}</p>
          <ButtonLink to={articlePath(article.slug)} variant="secondary">
            {ARTICLE_COPY.whole(article.reading_time)}
          </ButtonLink>
        </div>
      ) : (
        <ReadNote key={article.id} id={article.id} readingMinutes={article.reading_time} />
      )}
      <AddToPlan title={article.title} path={articlePath(article.slug)} />
      <NextStepCard {...nextStep} />
      <ShareLinks slug={article.slug} title={article.title} excerpt={article.excerpt} url={url} />
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
