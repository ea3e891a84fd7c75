import { PATHS, SEARCH_FIELD_ID, searchPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import {
  ArticleCover,
  Card,
  CardLink,
  CrisisCard,
  Icon,
  Notice,
  PageHeader,
  PillGroup,
  SearchField,
  Section,
  TextLink,
} from '@stillsam/ui';
import Book from 'lucide-react/icons/book-open';
import Compass from 'lucide-react/icons/compass';
import Page from 'lucide-react/icons/file-text';
import Leaf from 'lucide-react/icons/leaf';
import Phone from 'lucide-react/icons/phone';
import { Fragment, type ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ArticleCard } from '../../features/articles/article-card';
import { SEARCH_MAX_LENGTH } from '../../features/articles/article-calls';
import { SEARCH_COPY as COPY } from './search.copy';
import { findExercises, findPages, fitsRow, isTitled, readSearch } from './search.logic';
import type { SearchData } from './search.queries';
import styles from './search-page.module.css';

const SUGGESTIONS = COPY.suggestions.map((word) => ({ value: word, label: word, to: searchPath(word) }));

/** Where the hits begin, below the numbers to call. */
const HITS_ID = 'traffar';

/** What is opened from here when nothing is searched for. */
const DOORS = [
  { title: COPY.doors.start, link: PATHS.start, icon: Compass },
  { title: COPY.doors.exercises, link: PATHS.resources, icon: Leaf },
  { title: COPY.doors.texts, link: PATHS.library, icon: Book },
  { title: COPY.doors.help, link: PATHS.crisisHelp, icon: Phone },
];

/** One search for texts, exercises, numbers to call and pages. A plain form: the next document has the answer. */
export function SearchPage() {
  const { search, texts } = useLoaderData<SearchData>();
  const terms = readSearch(search);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.search} />
      <Section rhythm="end">
        <PageHeader
          title={COPY.title}
          lead={search ? undefined : COPY.lead}
          // Numbers with all their words have the first screen.
          line={terms.isUrgent && !fitsRow(terms) ? undefined : 'breath'}
          className={styles.header}
        >
          {search ? null : <ArticleCover seed="sok" category="stresshantering" />}
        </PageHeader>
        <form role="search" method="get" action={PATHS.search} className={styles.form}>
          <SearchField
            key={search}
            id={SEARCH_FIELD_ID}
            name="search"
            label={COPY.label}
            placeholder={COPY.placeholder}
            submitLabel={COPY.button}
            defaultValue={search}
            maxLength={SEARCH_MAX_LENGTH}
            autoComplete="off"
          />
        </form>
        {search ? (
          <Found search={search} texts={texts} />
        ) : (
          <>
            <Suggestions />
            <ul className={styles.doors} role="list" aria-label={COPY.doorsLabel}>
              {DOORS.map(({ title, link, icon }) => (
                <LinkCard key={link} as="h2" title={title} link={link} icon={icon} />
              ))}
            </ul>
          </>
        )}
      </Section>
    </>
  );
}

function Suggestions() {
  return (
    <PillGroup label={COPY.suggestionsLabel} value="" options={SUGGESTIONS} className={styles.suggestions} />
  );
}

function Found({ search, texts }: SearchData) {
  const terms = readSearch(search);
  const isRow = fitsRow(terms);
  const exercises = findExercises(terms);
  const pages = findPages(terms);
  const hits = exercises.length + pages.length + (texts?.length ?? 0);
  const count = hits + terms.numbers.length;
  const numbers =
    terms.numbers.length > 0 ? (
      <CrisisCard
        first={terms.numbers}
        isLandmark={false}
        isCompact
        isRow={isRow}
        className={styles.numbers}
      />
    ) : null;
  const isTextFirst = !isRow && (texts?.some((text) => isTitled(terms, text)) ?? false);
  const practices = (
    <Group key="exercises" title={COPY.exercises}>
      {exercises.map(({ id, title, description, link, comingSoon }) => (
        <LinkCard
          key={id}
          title={title}
          link={link}
          icon={Leaf}
          text={comingSoon ? `${description} ${COPY.comingSoon}.` : description}
        />
      ))}
    </Group>
  );
  const readings = (
    <Fragment key="texts">
      {texts ? null : <Notice tone="info">{COPY.textsMissing}</Notice>}
      <Group title={COPY.texts}>
        {(texts ?? []).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} layout="row" />
          </li>
        ))}
      </Group>
    </Fragment>
  );
  return (
    <>
      {terms.isUrgent ? null : (
        <p className={styles.count}>{count > 0 ? COPY.found(count, search) : COPY.nothing(search)}</p>
      )}
      {count > 0 ? null : (
        <>
          <p>
            {COPY.nothingText} <TextLink to={PATHS.explore}>{COPY.explore}</TextLink>
          </p>
          <Suggestions />
        </>
      )}
      {terms.isUrgent && !isRow && hits > 0 ? (
        <p>
          <TextLink to={`#${HITS_ID}`} variant="standalone">
            {COPY.below(hits)}
          </TextLink>
        </p>
      ) : null}
      {terms.isUrgent ? numbers : null}
      <div id={HITS_ID}>{isTextFirst ? [readings, practices] : [practices, readings]}</div>
      {terms.isUrgent ? null : numbers}
      <Group title={COPY.pages}>
        {pages.map(({ title, link }) => (
          <LinkCard key={link} title={title} link={link} icon={Page} />
        ))}
      </Group>
    </>
  );
}

/** A heading with a list; nothing for an empty one. */
function Group({ title, children }: { title: string; children: readonly ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} role="list" aria-label={title}>
        {children}
      </ul>
    </>
  );
}

interface LinkCardProps {
  /** The heading of its level. */
  as?: 'h2' | 'h3';
  title: string;
  link: string;
  icon: typeof Leaf;
  text?: string;
}

function LinkCard({ as: Heading = 'h3', title, link, icon, text }: LinkCardProps) {
  return (
    <Card as="li" isInteractive>
      <Icon icon={icon} size={24} className={styles.icon} />
      <Heading className={styles.cardTitle}>
        <CardLink to={link}>{title}</CardLink>
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
    </Card>
  );
}
