import { PATHS } from '@stillsam/paths';
import { Spinner } from '@stillsam/ui';
import { matchRoutes, Outlet, useNavigation } from 'react-router-dom';
import { ARTICLES_COPY } from './articles.copy';
import styles from './article-pending.module.css';

const ARTICLE_ROUTES = [{ path: `${PATHS.library}/:slug` }];

/** The frame of all pages of this remote. It announces that an article is loading. */
export function ArticlePendingFrame() {
  return (
    <>
      <Outlet />
      <ArticlePending />
    </>
  );
}

function ArticlePending() {
  const { location } = useNavigation();
  const isArticleLoading = location !== undefined && matchRoutes(ARTICLE_ROUTES, location.pathname) !== null;
  return (
    <div role="status" className={styles.place}>
      {isArticleLoading ? (
        <p className={styles.pending}>
          <Spinner size="small" label={null} />
          {ARTICLES_COPY.loading}
        </p>
      ) : null}
    </div>
  );
}
