import { useEffect, useState } from 'react';
import { TextField } from '@stillsam/ui';
import { articlePath, PATHS } from '@stillsam/paths';
import { EXERCISES } from '@stillsam/paths/exercises';
import { useApi } from '../../api/use-api';
import styles from './tool-dialogs.module.css';

interface OwnPage {
  title: string;
  path: string;
}

/** The fixed pages that a text may link. */
const FIXED_PAGES: readonly OwnPage[] = [
  { title: 'Startsidan', path: PATHS.home },
  { title: 'Övningar och resurser', path: PATHS.resources },
  { title: 'Börja här', path: PATHS.start },
  { title: 'Min plan', path: PATHS.plan },
  { title: 'Utforska ditt välmående', path: PATHS.explore },
  ...EXERCISES,
  { title: 'Kunskapsbiblioteket', path: PATHS.library },
  { title: 'Produkter', path: PATHS.products },
  { title: 'Brev till prenumeranter', path: PATHS.letters },
  { title: 'Ordlista', path: PATHS.glossary },
  { title: 'Rättelser', path: PATHS.corrections },
  { title: 'Om oss', path: PATHS.about },
  { title: 'Kontakt', path: PATHS.contact },
  { title: 'Integritetspolicy', path: PATHS.privacy },
  { title: 'Villkor', path: PATHS.terms },
  { title: 'Ångerrätt', path: PATHS.withdrawal },
  { title: 'Tillgänglighet', path: PATHS.accessibility },
];

const COPY = {
  search: 'Sök bland våra sidor',
  hint: 'Artiklar, övningar och fasta sidor.',
  found: (count: number) =>
    count === 0 ? 'Ingen sida hittades.' : count === 1 ? 'En sida hittades.' : `${count} sidor hittades.`,
  failed: 'Artiklarna gick inte att söka igenom just nu.',
  list: 'Sidor som hittades',
};

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
