import { articlePath, articleShareImagePath, EASY, PATHS } from '@stillsam/paths';
import { PageMeta, runtimeConfig } from '@stillsam/platform';
import { ButtonLink, EmptyState, QuickExit, Section } from '@stillsam/ui';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ArticleBody, useIsServerRendered } from '../../features/articles/article-body';
import type { ReadyArticle } from '../../features/articles/fetch-article';
import { ArticleVisual } from '../../features/articles/article-visual';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-page.module.css';
import { articleJsonLd } from './article-json-ld';
import { ARTICLE_COPY } from './article.copy';
import { useIsStillPublished } from './article.queries';
import { ArticleFacts, ArticleSources } from './components/article-about';
import { ArticleContents, ReadingLine } from './components/article-contents';
import { ArticleEnd, ArticleHelplines, ArticleOnward, RelatedArticles } from './components/article-end';
import { ArticleHeader, ArticleTools, BackToLibrary } from './components/article-header';

function ArticlePage() {
  const ready = useLoaderData<ReadyArticle>();
  // The key remounts the page for another article, so that no state of the previous one remains.
  return <ArticleView key={`${ready.article.id}.${ready.edition}`} {...ready} />;
}

function ArticleView(ready: ReadyArticle) {
  const { article, summary, markup, endNumbers, sources, headings, related } = ready;
  const isPublished = useIsStillPublished(article.slug);
  const path = articlePath(article.slug);
  const origin = runtimeConfig().siteOrigin;
  const url = origin + path;
  if (!isPublished) return <ArticleMissing path={path} />;
  const version = `${article.id}.${article.version}`;
  return (
    <>
      <PageMeta
        title={article.meta_title || article.title}
        description={article.meta_description || article.excerpt}
        path={path}
        image={article.image_url ?? articleShareImagePath(article.slug)}
        imageAlt={article.image_alt}
        type="article"
        keywords={article.meta_keywords || article.tags.join(', ')}
      />
      <article className={styles.article}>
        <StructuredData json={articleJsonLd(article, origin)} />
        <div className={`${styles.bar} ${shown.onScreen}`}>
          <BackToLibrary />
          {article.shows_crisis_card ? (
            <div className={styles.exit}>
              <QuickExit />
            </div>
          ) : null}
        </div>
        <div className={styles.columns}>
          <div>
            <ArticleHeader article={article} minutes={minutesOf(ready)} url={url} />
            <ArticleTools {...ready} />
          </div>
          <ArticleVisual
            slug={article.slug}
            categories={article.categories}
            imageUrl={article.image_url}
            focus={article.image_focus}
            alt={article.image_alt}
            sizes="(min-width: 64rem) 38rem, 100vw"
            isFirst
            className={`${styles.visual} ${shown.onScreen}`}
          />
          {summary === undefined ? null : <ArticleBody key={`${version}.summary`} markup={summary} />}
          <div className={styles.contents}>
            <ArticleContents article={article} headings={headings} />
          </div>
          <div className={styles.reading}>
            <div className={styles.text}>
              <ReadingLine />
              <ArticleBody key={`${version}.${markup === null}`} markup={markup} />
            </div>
            {article.shows_crisis_card ? <ArticleHelplines endNumbers={endNumbers} /> : null}
            <ArticleOnward {...ready} />
            <div className={styles.about}>
              {sources ? <ArticleSources key={`${version}.sources`} {...sources} /> : null}
              <ArticleFacts {...ready} />
              <Suspense>
                <ArticleEnd {...ready} url={url} />
              </Suspense>
            </div>
          </div>
        </div>
      </article>
      <Suspense>
        <RelatedArticles related={related} />
      </Suspense>
    </>
  );
}

/** Replaces an article that was unpublished while it was on the screen. */
function ArticleMissing({ path }: { path: string }) {
  return (
    <Section>
      <PageMeta
        title={ARTICLE_COPY.missingTitle}
        description={ARTICLE_COPY.missingText}
        path={path}
        isNoindex
      />
      <EmptyState
        title={ARTICLE_COPY.missingTitle}
        headingLevel={1}
        action={<ButtonLink to={PATHS.library}>{ARTICLE_COPY.missingLink}</ButtonLink>}
      >
        <p>{ARTICLE_COPY.missingText}</p>
      </EmptyState>
    </Section>
  );
}

/**
 * A data block for search engines, which read the server's document. The browser does not create it, because Trusted
 * Types forbid script elements.
 *
 * @param json with every `<` escaped.
 */
function StructuredData({ json }: { json: string }) {
  const isServerRendered = useIsServerRendered();
  return isServerRendered ? <script type="application/ld+json">{json}</script> : null;
}

/** Minutes to read what is shown; null for an edition that nobody needs to hurry through. */
function minutesOf({ article, edition, shortMinutes }: ReadyArticle): number | null {
  if (edition === EASY) return null;
  return edition ? shortMinutes : article.reading_time;
}

export { ArticlePage as Component };
export { loader } from './article.queries';
