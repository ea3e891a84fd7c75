import { use, useEffect, useState } from 'react';
import { TextField } from '@stillsam/ui';
import { articlePath } from '@stillsam/paths';
import { ApiContext } from '../../../api/use-api';
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

const NOTHING: { sought: string; posts: OwnPage[]; hasFailed: boolean } = {
  sought: '',
  posts: [],
  hasFailed: false,
};

/** The published posts with the words in title or excerpt, once the typing pauses. */
function usePosts(sought: string) {
  const client = use(ApiContext)?.client;
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (!sought || !client) return undefined;
    const abort = new AbortController();
    const read = async () => {
      try {
        const query = { search: sought, status: 'published', limit: MAX_POSTS } as const;
        const { data } = await client.GET('/api/blog/admin/posts', {
          params: { query },
          signal: abort.signal,
        });
        const posts = data?.posts.map(({ title, slug }) => ({ title, path: articlePath(slug) })) ?? [];
        setAnswer({ sought, posts, hasFailed: false });
      } catch {
        if (!abort.signal.aborted) setAnswer({ sought, posts: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, sought]);
  const isBusy = client !== undefined && answer.sought !== sought;
  return { ...(isBusy ? NOTHING : answer), isBusy };
}
