import { PATHS } from '@stillsam/paths';
import { Spinner } from '@stillsam/ui';
import { matchRoutes, Outlet, useNavigation } from 'react-router-dom';
import { ARTICLES_COPY } from './articles.copy';
import styles from './article-pending.module.css';

const ARTICLE_ROUTES = [{ path: `${PATHS.library}/:slug` }];

/** The pages of this part; while an article is on its way to one of them, it says so. */
export function ArticlePendingFrame() {
  const { location } = useNavigation();
  const isArticleComing = location !== undefined && matchRoutes(ARTICLE_ROUTES, location.pathname) !== null;
  return (
    <>
      <Outlet />
      <div role="status" className={styles.place}>
        {isArticleComing ? (
          <p className={styles.pending}>
            <Spinner size="small" label={null} />
            {ARTICLES_COPY.loading}
          </p>
        ) : null}
      </div>
    </>
  );
}
