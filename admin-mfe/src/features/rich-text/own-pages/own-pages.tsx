import { useEffect, useState } from 'react';
import { TextField } from '@stillsam/ui';
import { articlePath } from '@stillsam/paths';
import { useApi } from '../../../api/use-api';
import { FIXED_PAGES, OWN_PAGES_COPY as COPY, type OwnPage } from './own-pages.copy';
import styles from './own-pages.module.css';

const PAUSE_MS = 250;
const MAX_FIXED = 4;
const MAX_POSTS = 6;

/** Finds a page of the site by its title. */
export function OwnPages({ onChoose }: { onChoose: (page: OwnPage) => void }) {
  const [sought, setSought] = useState('');
  const { posts, isBusy, hasFailed } = usePosts(sought.trim());
  const pages = sought.trim() ? [...fixedPages(sought), ...posts] : [];
  return (
    <div className={styles.pages}>
      <TextField
        label={COPY.search}
        hint={COPY.hint}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className={styles.found}>
        {hasFailed ? COPY.failed : sought.trim() && !isBusy ? COPY.found(pages.length) : ''}
      </p>
      {pages.length > 0 ? (
        <ul role="list" aria-label={COPY.list} className={styles.list}>
          {pages.map((page) => (
            <li key={page.path}>
              <button type="button" className={styles.page} onClick={() => onChoose(page)}>
                {page.title} <span className={styles.path}>{page.path}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function fixedPages(sought: string): OwnPage[] {
  const words = sought.trim().toLowerCase();
  return FIXED_PAGES.filter(({ title }) => title.toLowerCase().includes(words)).slice(0, MAX_FIXED);
}

/** The published posts with the words in title or excerpt, once the typing pauses. */
function usePosts(sought: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(sought), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  const { data, isLoading, isError } = useApi().useQuery(
    'get',
    '/api/blog/admin/posts',
    { params: { query: { search, status: 'published', limit: MAX_POSTS } } },
    { enabled: search !== '' },
  );
  const isBusy = search !== sought || isLoading;
  const posts = isBusy || !data ? [] : data.posts;
  return {
    posts: posts.map(({ title, slug }) => ({ title, path: articlePath(slug) })),
    isBusy,
    hasFailed: !isBusy && isError,
  };
}
