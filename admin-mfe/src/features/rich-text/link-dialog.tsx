import { isAllowedLink } from '@stillsam/post-html/allow-list';
import { Button, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { articlePath, PATHS } from '@stillsam/paths';
import { EXERCISES } from '@stillsam/paths/exercises';
import { bind, FormDialog } from '../../forms/form';
import { completeAddress } from './addresses';
import { RICH_TEXT_COPY } from './rich-text.copy';
import { useApi } from '../../api/use-api';
import styles from './tool-dialogs.module.css';

const { link: copy } = RICH_TEXT_COPY;

export interface LinkAnswer {
  href: string;
  /** The text to insert when nothing is selected. */
  text: string;
}

interface LinkDialogProps {
  /** The address of the link at the cursor. */
  current: string | null;
  /** Whether the dialog needs a field for the text, because nothing is selected. */
  needsText: boolean;
  onSave: (answer: LinkAnswer) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A dialog for the address of a link. */
export function LinkDialog({ current, needsText, onSave, onRemove, onClose }: LinkDialogProps) {
  const form = useForm({ defaultValues: { address: current ?? '', text: '' } });
  return (
    <FormDialog
      title={copy.title}
      size="small"
      form={form}
      copy={{ submit: current ? copy.update : copy.save }}
      onSend={({ address, text }) => onSave({ href: completeAddress(address), text: text.trim() })}
      onCancel={onClose}
      actions={
        current ? (
          <Button variant="secondary" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : null
      }
    >
      <OwnPages
        onChoose={({ title, path }) => {
          form.setValue('address', path);
          if (!form.getValues('text').trim()) form.setValue('text', title);
          form.setFocus('address');
        }}
      />
      <TextField
        {...bind(form, 'address', { validate: checkAddress })}
        label={copy.address}
        hint={copy.addressHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      {needsText ? (
        <TextField
          {...bind(form, 'text', { validate: (text) => text.trim() !== '' || copy.textRequired })}
          label={copy.text}
          hint={copy.textHint}
        />
      ) : null}
    </FormDialog>
  );
}

/** @returns what is wrong with the address, as a sentence; true where nothing is. */
function checkAddress(typed: string): true | string {
  const href = completeAddress(typed);
  if (isAllowedLink(href)) return true;
  return href.startsWith('tel:') ? copy.invalidTelephone : copy.invalid;
}

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

const PAGES_COPY = {
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
function OwnPages({ onChoose }: { onChoose: (page: OwnPage) => void }) {
  const [sought, setSought] = useState('');
  const { posts, isBusy, hasFailed } = usePosts(sought.trim());
  const pages = sought.trim() ? [...fixedPages(sought), ...posts] : [];
  return (
    <div className={styles.pages}>
      <TextField
        label={PAGES_COPY.search}
        hint={PAGES_COPY.hint}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className={styles.found}>
        {hasFailed ? PAGES_COPY.failed : sought.trim() && !isBusy ? PAGES_COPY.found(pages.length) : ''}
      </p>
      {pages.length > 0 ? (
        <ul role="list" aria-label={PAGES_COPY.list} className={styles.list}>
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
