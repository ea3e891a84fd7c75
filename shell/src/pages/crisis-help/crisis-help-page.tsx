import { PlanLink } from '@stillsam/my-plan';
import { PageMeta, runtimeConfig } from '@stillsam/platform';
import {
  Button,
  CommonCheck,
  commonCheck,
  CRISIS_GROUP_IDS,
  CrisisLineList,
  crisisLines,
  PhoneText,
  QuickExit,
  QuickExitHint,
  SWEDISH,
  useHydrated,
} from '@stillsam/ui';
import type { CrisisGroupId } from '@stillsam/platform/crisis-line';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import styles from './crisis-help-page.module.css';
import { pageLanguages, type PageLanguage } from './crisis-languages';

const GROUPS: readonly CrisisGroupId[] = [...CRISIS_GROUP_IDS, 'text'];

const languageOf = (tag: string = SWEDISH.tag) => pageLanguages().find((language) => language.tag === tag);

/** @throws Response 404 for a language that is not shown. */
export function loader({ params }: LoaderFunctionArgs): null {
  if (!languageOf(params.language)) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return null;
}

/** All helplines on one page. It is part of the shell, so that it is there while every remote is down. */
export function CrisisHelpPage() {
  const language = languageOf(useParams().language);
  return language ? <CrisisHelp language={language} languages={pageLanguages()} /> : null;
}

interface CrisisHelpProps {
  language: PageLanguage;
  /** Those that are shown. */
  languages: readonly PageLanguage[];
}

export function CrisisHelp({ language, languages }: CrisisHelpProps) {
  const { tag, dir, path, page, words } = language;
  const isReady = useHydrated();
  const all = crisisLines();
  const hasCheck = commonCheck(all) === undefined;
  return (
    <div className={styles.page} lang={tag} dir={dir}>
      <PageMeta title={page.title} description={page.description} path={path} />
      {languages.map((other) => (
        <link
          key={other.tag}
          rel="alternate"
          hrefLang={other.tag}
          href={runtimeConfig().siteOrigin + other.path}
        />
      ))}
      <div className={styles.exit}>
        <QuickExit label={page.leave} />
      </div>
      <h1>{page.title}</h1>
      <p className={styles.lead}>
        <PhoneText text={page.lead} />
      </p>
      <TranslationNote language={language} />
      <div className={styles.ways}>
        <LanguageLinks language={language} languages={languages} />
        {tag === SWEDISH.tag ? <PlanLink /> : null}
      </div>
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const lines = all.filter((line) => line.group === group);
          if (lines.length === 0) return null;
          return (
            <section
              key={group}
              className={styles.group}
              data-group={group}
              aria-labelledby={`grupp-${group}`}
            >
              <h2 id={`grupp-${group}`}>{words.groups[group]}</h2>
              <CrisisLineList
                label={words.groups[group]}
                lines={lines}
                language={language}
                hasCheck={hasCheck}
              />
            </section>
          );
        })}
      </div>
      <div className={styles.note}>
        <p>{page.languagesOfLines}</p>
        <CommonCheck lines={all} language={language} />
      </div>
      <Button variant="secondary" className={styles.print} disabled={!isReady} onClick={() => window.print()}>
        {page.print}
      </Button>
      <QuickExitHint erases="nothing" text={page.leaveHint} />
    </div>
  );
}

function LanguageLinks({ language, languages }: CrisisHelpProps) {
  return (
    <nav className={styles.languages} aria-label={language.page.otherLanguages}>
      <ul role="list">
        {languages
          .filter(({ tag }) => tag !== language.tag)
          .map(({ tag, dir, name, path }) => (
            <li key={tag}>
              <a href={path} hrefLang={tag} lang={tag} dir={dir}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Who has read a translation, or that nobody has. */
function TranslationNote({ language: { tag, reader, page } }: { language: PageLanguage }) {
  if (tag === SWEDISH.tag) return null;
  return (
    <p className={styles.note}>
      {reader ? (
        <>
          {page.translatedBy} <bdi>{reader.translatedBy}</bdi>. {page.readBy} <bdi>{reader.name}</bdi>,{' '}
          <time dateTime={reader.checkedOn}>
            <bdi>{reader.checkedOn}</bdi>
          </time>
        </>
      ) : (
        page.unread
      )}
    </p>
  );
}
